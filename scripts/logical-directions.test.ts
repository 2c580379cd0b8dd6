/** Class names speak of start and end, not of left and right, so that the page turns round by `dir="rtl"` alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['packages/ui', 'packages/room-widgets', 'packages/billing-widgets', 'apps/site'];

const physical =
  /(?<=[\s"'`:])-?(?:(?:left|right|pl|pr|ml|mr|border-[lr]|rounded-(?:[lr]|[tb][lr]))-[a-z0-9[]|border-[lr](?=[\s"'`])|text-(?:left|right)(?=[\s"'`]))[^\s"'`]*/g;

const found = (text: string) => [...text.matchAll(physical)].map(([name]) => name);

it('no class name knows left from right', () => {
  const faults = folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
      .flatMap((path) =>
        found(readFileSync(join(root, folder, 'src', path), 'utf8')).map(
          (name) => `${folder}/src/${path}: ${name}`,
        ),
      ),
  );
  expect(faults).toEqual([]);
});

it('one that does is found', () => {
  expect(found('<i className="ml-2 desktop:-right-1 border-l text-left ms-2 start-0" />')).toEqual([
    'ml-2',
    '-right-1',
    'border-l',
    'text-left',
  ]);
});
