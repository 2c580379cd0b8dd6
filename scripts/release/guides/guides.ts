/** Guides for tools that read text: what a package has, and how each of its components is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentDocs } from '@footlight/ui/story';
import { exportsIn } from '../../lib/index-exports.mjs';
import { ROOT } from '../../lib/run.mjs';
import { guidanceOf, searchWords } from './component-guide.ts';
import { exampleOf, moduleOf } from './example.ts';
import { type FolderInterface, interfaceIn } from './interface.ts';
import { loadersOfTexts, namespacesOf } from './namespaces.ts';

/** A component with guidance. Paths are relative to the package. */
interface GuidedComponent {
  /** Name of the export, as in `<Button>`. */
  name: string;
  docs: ComponentDocs;
  /** Its types in the published package. */
  types: string;
  own: FolderInterface;
  /** Namespaces of its texts. */
  texts: readonly string[];
  /** Its first story as code; undefined if that needs helpers of stories. */
  example: ReturnType<typeof exampleOf>;
}

const isDocs = (value: unknown): value is ComponentDocs =>
  typeof value === 'object' && value !== null && 'summary' in value && 'anatomy' in value;

/** Reads the guidance that a module exports; `file` is absolute. */
export const docsIn = async (file: string): Promise<ComponentDocs> => {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  const docs = Object.values(exported).find(isDocs);
  if (!docs) throw new Error(`${file} exports no component docs`);
  return docs;
};

const componentsIn = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(/^export (?:default )?(?:function|const) ([A-Z]\w*[a-z]\w*)/gm),
  ].map(([, name = '']) => name);

/** The page of a package's interface, which a test keeps up to date. */
const interfaceOf = (name: string): string => readFileSync(join(ROOT, 'docs/api', `${name}.md`), 'utf8');

/**
 * Name and source file of the component that `file` documents: among the exports of its package, the one of its name in the
 * folder, else the first.
 */
const componentOf = (file: string, exported: string): { name: string; source: string } => {
  const wanted = basename(file, '.docs.ts');
  const sources = readdirSync(dirname(file))
    .filter((name) => name.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(name))
    .sort((a, b) => Number(b === `${wanted}.tsx`) - Number(a === `${wanted}.tsx`));
  const found = sources.flatMap((source) =>
    componentsIn(join(dirname(file), source)).map((name) => ({ name, source })),
  );
  const isExported = ({ name }: { name: string }) =>
    new RegExp(`^(function|const) ${name}\\b`, 'm').test(exported);
  const open = found.filter(isExported);
  const own = open.find(({ name }) => name.toLowerCase() === wanted.replaceAll('-', '')) ?? open[0];
  if (!own) throw new Error(`${file} has no exported component beside it. If it is new, run npm run docs`);
  return own;
};

/** The components of a package that have guidance, by their names. `name` is its folder in packages/. */
const guidedComponents = async (name: string): Promise<GuidedComponent[]> => {
  const folder = join(ROOT, 'packages', name);
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.docs.ts'),
  );
  const exported = interfaceOf(name);
  const names = new Set(
    exportsIn(readFileSync(join(folder, 'src/index.ts'), 'utf8')).flatMap((one) =>
      one.names.map((text) => text.replace(/^type /, '')),
    ),
  );
  const components = await Promise.all(
    files.map(async (file) => {
      const { name: component, source } = componentOf(join(folder, 'src', file), exported);
      return {
        name: component,
        docs: await docsIn(join(folder, 'src', file)),
        types: join('dist', dirname(file), `${basename(source, '.tsx')}.d.ts`),
        own: interfaceIn(join(folder, 'src'), dirname(file), exported, component),
        texts: namespacesOf(join(folder, 'src', dirname(file))),
        example: exampleOf({
          file: join(folder, 'src', file.replace(/\.docs\.ts$/, '.stories.tsx')),
          component,
          packageName: `@footlight/${name}`,
          exported: names,
        }),
      };
    }),
  );
  return components.sort((a, b) => (a.name < b.name ? -1 : 1));
};

const guideFile = ({ docs }: GuidedComponent): string => `guides/${docs.name}.md`;

const loaders = loadersOfTexts();

const textsOf = (namespaces: readonly string[]): string[] =>
  namespaces.length > 0
    ? [
        '## Texts',
        '',
        'Load these namespaces into i18next, in the language of the page:',
        '',
        ...namespaces.map((one) => `- \`${one}\`: ${loaders.get(one) ?? 'no loader'}`),
        '',
      ]
    : [];

const exampleText = ({ example }: GuidedComponent): string[] =>
  example
    ? [
        '## Example',
        '',
        '```tsx',
        ...example.imports,
        '',
        ...example.statements.flatMap((one) => [one, '']),
        example.element,
        '```',
        '',
      ]
    : [];

const guideOf = (packageName: string, component: GuidedComponent): string =>
  [
    `# ${component.name}`,
    '',
    '```tsx',
    `import { ${component.own.values.join(', ')} } from '${packageName}';`,
    '```',
    '',
    guidanceOf(component.docs),
    '',
    ...exampleText(component),
    ...textsOf(component.texts),
    '## Props and types',
    '',
    `Comments on each prop are in \`${component.types}\`.`,
    '',
    '```ts',
    component.own.declarations.join('\n\n'),
    '```',
    '',
  ].join('\n');

/** The index by the convention of llms.txt: a title, a summary, and links with a sentence each. */
const indexOf = (packageName: string, description: string, components: readonly GuidedComponent[]): string =>
  [
    `# ${packageName}`,
    '',
    `> ${description}.`,
    '',
    '## Start here',
    '',
    '- [README](../README.md): installation, styles, texts and patterns',
    '- [DESIGN](../DESIGN.md): rules of the design for every screen',
    '',
    ...(components.length > 0 ? ['## Components', ''] : []),
    ...components.map(
      (component) =>
        `- [${component.name}](${guideFile(component)}): ${[component.docs.summary, searchWords(component.docs)].filter(Boolean).join(' ')}`,
    ),
    '',
  ].join('\n');

/** All generated files of a package: path below its dist, and text. */
export const guideFiles = async (name: string): Promise<Map<string, string>> => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8')) as {
    name: string;
    description: string;
  };
  const components = await guidedComponents(name);
  return new Map([
    ['llms.txt', indexOf(manifest.name, manifest.description, components)],
    ...components.map((one) => [guideFile(one), guideOf(manifest.name, one)] as const),
  ]);
};

/** The examples of a package as modules, by file name. */
export const exampleModules = async (name: string): Promise<Map<string, string>> =>
  new Map(
    (await guidedComponents(name)).flatMap(({ docs, example }) =>
      example ? [[`${name}-${docs.name}.tsx`, moduleOf(example)] as const] : [],
    ),
  );
