import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/guides'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Paths of the repository in code marks. A part in capitals (AREA, NAME) stands for many names. */
const pathsIn = (page: string): string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/`((?:apps|packages|scripts|tests|docs)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/(^|[/-])[A-Z]{3,}([/.-]|$)/.test(path));

it.each(pages)('%s names only paths that exist', (page) => {
  expect(pathsIn(page).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
