/** What class names may not ask for. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['packages/ui', 'packages/room-widgets', 'packages/billing-widgets', 'apps/site'];

/** Speaks of left and right: the page turns round by `dir="rtl"` alone. */
const physical =
  /(?<=[\s"'`:])-?(?:(?:left|right|pl|pr|ml|mr|border-[lr]|rounded-(?:[lr]|[tb][lr]))-[a-z0-9[]|border-[lr](?=[\s"'`])|text-(?:left|right)(?=[\s"'`]))[^\s"'`]*/g;

/**
 * Asks for an attribute of an element above. Browsers then style everything below an element anew when that attribute
 * changes, on every element of the page that has it: one such class made menus half as quick. Say it on the element itself.
 */
const ofAncestor = /(?<=[\s"'`:])(?:group|peer)-(?:data|aria)-[^\s"'`]*/g;

const found = (rule: RegExp, text: string) => [...text.matchAll(rule)].map(([name]) => name);

const faults = (rule: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
      .flatMap((path) =>
        found(rule, readFileSync(join(root, folder, 'src', path), 'utf8')).map(
          (name) => `${folder}/src/${path}: ${name}`,
        ),
      ),
  );

it('no class name knows left from right, or the attribute of an ancestor', () => {
  expect(faults(physical)).toEqual([]);
  expect(faults(ofAncestor)).toEqual([]);
});

it('one that does is found', () => {
  const physicalOnes = '<i className="ml-2 desktop:-right-1 border-l text-left ms-2 start-0" />';
  expect(found(physical, physicalOnes)).toEqual(['ml-2', '-right-1', 'border-l', 'text-left']);
  const above =
    '<i className="group-data-[state=open]/menu:flex data-[state=open]:grid rtl:peer-aria-busy:hidden" />';
  expect(found(ofAncestor, above)).toEqual(['group-data-[state=open]/menu:flex', 'peer-aria-busy:hidden']);
});
