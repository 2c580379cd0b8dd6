/** Class names that are not allowed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = [
  'packages/ui',
  'packages/room-widgets',
  'packages/billing-widgets',
  'packages/site-widgets',
  'packages/studio-widgets',
  'apps/site',
];

/** Uses left and right instead of start and end, which breaks `dir="rtl"`. The words "right-to-left" in a comment are no class. */
const physical =
  /(?<=[\s"'`:])-?(?:(?:left|right|pl|pr|ml|mr|border-[lr]|rounded-(?:[lr]|[tb][lr]))-(?!to-)[a-z0-9[]|border-[lr](?=[\s"'`])|text-(?:left|right)(?=[\s"'`]))[^\s"'`]*/g;

/**
 * Depends on an attribute of an ancestor. Browsers then restyle all descendants whenever the attribute changes anywhere: one
 * such class made menus twice as slow. Put the state on the element itself.
 */
const ofAncestor = /(?<=[\s"'`:])(?:group|peer)-(?:data|aria)-[^\s"'`]*/g;

/**
 * A live region that is not rendered while it is empty: screen readers do not know of it when its text comes. With
 * `empty:absolute` it takes no space either.
 */
const unheard = /<[a-z]+(?=[^<]*?\s(?:role=\{?"(?:status|alert)"|aria-live=))[^<]*?[\s"']empty:hidden/g;

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

it('no live region is hidden while it is empty', () => {
  expect(faults(unheard)).toEqual([]);
});

it('one that does is found', () => {
  const physicalOnes = '<i className="ml-2 desktop:-right-1 border-l text-left ms-2 start-0" />';
  expect(found(physical, physicalOnes)).toEqual(['ml-2', '-right-1', 'border-l', 'text-left']);
  const above =
    '<i className="group-data-[state=open]/menu:flex data-[state=open]:grid rtl:peer-aria-busy:hidden" />';
  expect(found(ofAncestor, above)).toEqual(['group-data-[state=open]/menu:flex', 'peer-aria-busy:hidden']);
  const regions =
    '<p role="status" className="text-sm empty:hidden"><p className="empty:hidden" aria-live="polite"><p role="status" className="empty:absolute"><ul className="empty:hidden">';
  expect(found(unheard, regions)).toHaveLength(2);
});
