/** What a component's folder exports: its types from the pages in docs/api. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportsIn } from '../../lib/index-exports.mjs';

/** Names that `index` exports from the files of `folder`, which is relative to the index. */
const exportedFrom = (index: string, folder: string): string[] =>
  exportsIn(index)
    .filter(({ file }) => dirname(file) === `./${folder}`)
    .flatMap(({ names }) => names.map((name) => name.replace(/^type /, '')));

/** Declarations of a page of docs/api by name. */
const declarations = (page: string): Map<string, string> => {
  const main = page.split(/^## /m)[1] ?? '';
  const blocks = (main.split('```ts\n')[1] ?? '').split('```')[0] ?? '';
  return new Map(
    blocks
      .trim()
      .split('\n\n')
      .map((block) => [/^\w+ (\w+)/.exec(block)?.[1] ?? '', block] as const),
  );
};

/** The class functions style elements that are no components; nobody needs them to use one. */
const isUseful = (name: string): boolean => !name.endsWith('Class');

export interface FolderInterface {
  /** Values and components to import, the component first. */
  values: readonly string[];
  /** TypeScript declarations of everything that the folder exports, and of the types that it names. */
  declarations: readonly string[];
}

/** `source`: `src` of the package; `folder`: relative to it; `page`: the text of docs/api; `component`: its main export. */
export const interfaceIn = (
  source: string,
  folder: string,
  page: string,
  component: string,
): FolderInterface => {
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  const known = declarations(page);
  const names = exportedFrom(index, folder)
    .filter((name) => isUseful(name) && known.has(name))
    .sort((a, b) => Number(b === component) - Number(a === component));
  const text = names.map((name) => known.get(name)).join(' ');
  const used = [...known.keys()].filter(
    (name) =>
      !names.includes(name) &&
      /^(interface|type) /.test(known.get(name) ?? '') &&
      new RegExp(`\\b${name}\\b`).test(text),
  );
  return {
    values: names.filter((name) => /^(function|const|class) /.test(known.get(name) ?? '')),
    declarations: [...names, ...used].map((name) => known.get(name) ?? ''),
  };
};
