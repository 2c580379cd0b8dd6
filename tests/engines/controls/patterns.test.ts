import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { docsIn } from '../../../scripts/release/guides/guides.ts';

const ROOT = join(import.meta.dirname, '../../..');
const UI = join(ROOT, 'packages/ui/src');

/** Keys that a link has from the browser. */
const OF_A_LINK = ['Tab', 'Enter'];

/** Controls that are not on the page, and why their keyboard is tried all the same or cannot be. */
const excused: Readonly<Record<string, string>> = {
  'avatar-upload': 'opens the picker of the system, which no page can see',
  'file-drop': 'opens the picker of the system, which no page can see',
  'country-select': 'is a Select',
  'language-select': 'is a Select',
  'state-select': 'is a Select',
  'icon-button': 'is in a Carousel',
  lightbox: 'is opened by a Gallery',
};

const page = readFileSync(join(ROOT, 'tests/packages/shared/controls.tsx'), 'utf8');

const tagOf = (name: string): string =>
  `<${name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;

const isOnPage = (name: string): boolean => new RegExp(`${tagOf(name)}[\\s>]`).test(page);

/** Components of @footlight/ui that do more for a key than a link does. */
const controls = async (): Promise<string[]> => {
  const files = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.docs.ts'),
  );
  const all = await Promise.all(files.map((file) => docsIn(join(UI, file))));
  return all
    .filter(({ keyboard }) => keyboard.some(({ keys }) => keys.some((key) => !OF_A_LINK.includes(key))))
    .map(({ name }) => name);
};

it('has every control of @footlight/ui on the page whose keyboard is tried', async () => {
  const names = await controls();
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !isOnPage(name) && !excused[name])).toEqual([]);
  expect(Object.keys(excused).filter((name) => isOnPage(name) || !names.includes(name))).toEqual([]);
});
