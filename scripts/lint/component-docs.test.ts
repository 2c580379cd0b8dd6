/** The docs page of a component (`x/x.docs.ts`) lists exactly the parts and tokens of its source. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ComponentDocs } from '@footlight/ui/story';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = ['ui', 'room-widgets', 'billing-widgets', 'site-widgets', 'studio-widgets'].map((name) =>
  join(root, 'packages', name, 'src'),
);

const pages = packages.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.docs.ts'))
    .map((path) => join(folder, path)),
);

const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** The component's source: shipped files of its folder, and the shared parts that it imports from `lib` and `modal`. */
const sourceOf = (page: string) => {
  const folder = dirname(page);
  const own = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test|docs|bench)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  return [own, ...sharedBy(own, folder)].join('\n');
};

/** The sheet in the theme that is the look of one component, which has the sheet's name as a class. */
const sheetsOf = (source: string): string =>
  ['room-phone']
    .filter((name) => source.includes(`'${name}'`))
    .map((name) => readFileSync(join(root, `packages/theme/src/${name}.css`), 'utf8'))
    .join('\n');

/** Shared parts, followed through their own imports. */
const sharedBy = (source: string, folder: string): string[] =>
  all(source, /from '((?:(?:\.\.\/)+(?:lib|modal)|\.)\/[^']+)'/g)
    .map((path) => join(folder, path))
    .filter((path) => /\/(?:lib|modal)\//.test(path))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return [text, ...sharedBy(text, dirname(path))];
    });

const partsOf = (source: string) => all(source, /data-part(?:=|['"]: )\{?['"]([a-z0-9-]+)['"]/g).sort();
const tokensOf = (source: string) =>
  all(source, /var\((--(?!fl-|tw-|radix-|radius-|text-)[a-z0-9-]+)/g).sort();

const hasStatus = ({ status }: Partial<Pick<ComponentDocs, 'status'>>): boolean =>
  status === 'new' || status === 'stable' || Boolean(status?.deprecated.trim());

/** Other names of a component are in lower case, and each says something that its own name does not. */
const isAlias = (word: string, name: string): boolean =>
  /^[a-z0-9][a-z0-9 -]*$/.test(word) && word.replaceAll(' ', '-') !== name;

const docsOf = async (page: string): Promise<ComponentDocs> => {
  const module: Record<string, ComponentDocs> = await import(pathToFileURL(page).href);
  const [docs] = Object.values(module);
  if (!docs) throw new Error(`${page} exports nothing.`);
  return docs;
};

it('has its stories beside it, under its name: search and manifests find the guidance by it', () => {
  const alone = pages.filter((page) => !existsSync(page.replace(/\.docs\.ts$/, '.stories.tsx')));
  expect(alone).toEqual([]);
});

describe.each(pages.map((page) => [page.slice(root.length), page]))('%s', (_name, page) => {
  it('names the parts and tokens of the source, and gives advice', async () => {
    const docs = await docsOf(page);
    const source = sourceOf(page);
    expect(source).toContain(`"${docs.name}"`.replaceAll('"', source.includes(`"${docs.name}"`) ? '"' : "'"));
    expect(Object.keys(docs.anatomy).sort()).toEqual(partsOf(source));
    expect(Object.keys(docs.tokens).sort()).toEqual(tokensOf(source + sheetsOf(source)));
    for (const list of [docs.use, docs.do, docs.dont, docs.accessibility])
      expect(list?.length).toBeGreaterThan(0);
    expect(hasStatus(docs)).toBe(true);
    expect((docs.aliases ?? []).filter((word) => !isAlias(word, docs.name))).toEqual([]);
    // Nobody who is new to the domain knows its words; those of `ui` are often the common ones already.
    if (page.includes('-widgets')) expect(docs.aliases?.length).toBeGreaterThan(0);
  });
});

it('finds a part or token that no page lists', () => {
  const source = `<i data-part="halo" className="bg-[var(--halo-bg,var(--fl-primary))]" />`;
  expect(partsOf(source)).toEqual(['halo']);
  expect(tokensOf(source)).toEqual(['--halo-bg']);
});

it('wants a status, and of a deprecated component what to use instead', () => {
  expect([{}, { status: { deprecated: ' ' } }].filter(hasStatus)).toEqual([]);
  expect(
    [{ status: 'new' as const }, { status: { deprecated: 'Use Drawer.' } }].filter(hasStatus),
  ).toHaveLength(2);
});

it('finds an alias that repeats the name or is not in lower case', () => {
  expect(['modal', 'side nav', 'Modal', ''].filter((word) => isAlias(word, 'side-nav'))).toEqual(['modal']);
});
