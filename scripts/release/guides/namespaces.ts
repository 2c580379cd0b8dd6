/** The namespaces of texts that a component needs, and what loads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { exportsIn, isTypeName, listedNames } from '../../lib/index-exports.mjs';
import { withComponents } from '../../lib/published.mjs';
import { ROOT } from '../../lib/run.mjs';

const isShipped = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(stories|test|docs|bench)\.tsx?$/.test(file);

const namespacesIn = (text: string): string[] =>
  [...text.matchAll(/useTexts(?:<[^>]*>)?\(([^)]*)\)/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name),
  );

/** The files that an import from another package of ours comes from. */
const filesOf = (own: string, names: string): string[] => {
  const source = join(ROOT, 'packages', own, 'src');
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  const wanted = new Set(listedNames(names).filter((name) => !isTypeName(name)));
  return exportsIn(index)
    .filter(({ names: found }) => found.some((name) => wanted.has(name)))
    .map(({ file }) => join(source, file));
};

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/^(?:import|export) (?!type )([^;]*?)from '([^']+)';/gm)].flatMap(
    ([, names = '', path = '']) => {
      const own = /^@footlight\/([\w-]+)$/.exec(path)?.[1];
      if (own && names.includes('{'))
        return filesOf(own, names.slice(names.indexOf('{') + 1, names.lastIndexOf('}')));
      return /^\..*\.tsx?$/.test(path) ? [join(dirname(file), path)] : [];
    },
  );

/** Namespaces of texts that the files of a folder need, with those of all files that they import. */
export const namespacesOf = (folder: string): string[] => {
  const seen = new Set<string>();
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const name of namespacesIn(text)) found.add(name);
    for (const next of importsOf(file, text)) visit(next);
  };
  for (const file of readdirSync(folder)) if (isShipped(file)) visit(join(folder, file));
  return [...found].sort();
};

const loadersIn = (name: string): (readonly [namespace: string, loader: string])[] => {
  const folder = join(ROOT, 'packages', name, 'src/locales');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => basename(file) === 'index.ts',
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /export const (\w+)Locales: [^{]*\{\s*en: \(\) => import\('([^']+)'\)/g,
      ),
    ].map(([, loader = '', texts = '']) => {
      const place = basename(dirname(join(folder, dirname(file), texts)));
      return [
        place === 'locales' ? loader : place,
        `\`${loader}Locales\` of \`@footlight/${name}\``,
      ] as const;
    }),
  );
};

/** What loads each namespace of the packages, in words. */
export const loadersOfTexts = (): Map<string, string> => new Map(withComponents.flatMap(loadersIn));
