/**
 * Every class name makes CSS. Tailwind says nothing of a name that it does not know. The known linter for this,
 * eslint-plugin-better-tailwindcss, needs ESLint beside Biome, and does not follow constants.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { __unstable__loadDesignSystem } from '@tailwindcss/node';
import { parse, walk } from 'css-tree';
import { beforeAll, expect, it } from 'vitest';
import { withComponents } from '../lib/published.mjs';
import { ROOT } from '../lib/run.mjs';
import { usedClasses } from './used-classes.ts';

const FOLDERS = [...withComponents.map((name) => `packages/${name}/src`), 'apps/site/src'];
const ENTRY = join(ROOT, '.storybook/storybook.css');
/** With selectors outside of Tailwind. */
const SHEETS = ['.storybook/preview.css', 'apps/site/src/page.css', 'packages/theme/src/tailwind.css'];

let toCss: (names: string[]) => (string | null)[];
let ours: ReadonlySet<string>;

/** The class selectors of a sheet. */
function selectorsOf(css: string): string[] {
  const names: string[] = [];
  walk(parse(css), { visit: 'ClassSelector', enter: ({ name }) => void names.push(name) });
  return names;
}

beforeAll(async () => {
  const css = readFileSync(ENTRY, 'utf8');
  const system = await __unstable__loadDesignSystem(css, { base: dirname(ENTRY) });
  toCss = (names) => system.candidatesToCss(names);
  ours = new Set(SHEETS.flatMap((path) => selectorsOf(readFileSync(join(ROOT, path), 'utf8'))));
});

/** `group/menu` makes no CSS itself; a `group-hover/menu:…` asks for it. */
const isMarker = (name: string, all: readonly string[]): boolean => {
  const [, kind, label = ''] = name.match(/^(group|peer)(\/.+)?$/) ?? [];
  return kind !== undefined && all.some((one) => one.includes(`${kind}-`) && one.includes(`${label}:`));
};

/** A list whose words are mostly class names is one of class names. Words without a hyphen may be any. */
const isClassList = (words: readonly string[], isKnown: (name: string) => boolean): boolean =>
  words.filter((word) => /[-[]/.test(word) && isKnown(word)).length * 2 > words.length;

function unknownIn(files: readonly { file: string; text: string }[]): string[] {
  const read = files.map(({ file, text }) => ({ file, ...usedClasses(file, text) }));
  const all = [
    ...new Set(
      read.flatMap(({ used, others }) => [
        ...used.flatMap(({ name, isPartial }) => (isPartial ? [] : [name])),
        ...others.flat(),
      ]),
    ),
  ];
  const css = toCss(all);
  const known = new Set(all.filter((name, at) => css[at] != null || ours.has(name) || isMarker(name, all)));
  const isKnown = (name: string) => known.has(name);
  return read.flatMap(({ file, used, others }) => [
    ...used.flatMap(({ name, line, isPartial }) => {
      if (isPartial) return [`${file}:${line}: a part of a name, "${name}"`];
      return isKnown(name) ? [] : [`${file}:${line}: ${name}`];
    }),
    ...others
      .filter((words) => isClassList(words, isKnown))
      .flatMap((words) => words.filter((word) => !isKnown(word)).map((word) => `${file}: ${word}`)),
  ]);
}

it('Tailwind knows every class name', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^testing\/|(?:^|\/)locales\//.test(path))
      .map((path) => ({
        file: `${folder}/${path}`,
        text: readFileSync(join(ROOT, folder, path), 'utf8'),
      })),
  );
  expect(files.length).toBeGreaterThan(1_000);
  expect(unknownIn(files)).toEqual([]);
});

it.each([
  ['an attribute', '<p className="flex desktop:max-w-560px-wide" />', 'a.tsx:1: desktop:max-w-560px-wide'],
  ['a colour', "<p className={cn('flex', on && 'text-muted-foregroud')} />", 'a.tsx:1: text-muted-foregroud'],
  ['a variant', "cva('flex', { variants: { size: { sm: 'h-55px' } } })", 'a.tsx:1: h-55px'],
  ['two variants', "cva('', { compoundVariants: [{ size: 'sm', class: 'hh-5' }] })", 'a.tsx:1: hh-5'],
  ['a table', "const sizes = { sm: 'h-5', md: 'hh-6' }; cn(sizes[size])", 'a.tsx:1: hh-6'],
  ['a function', "const of = (on) => (on ? 'flex' : 'flx'); cn(of(true))", 'a.tsx:1: flx'],
  ['a constant for other files', "export const menuClass = 'flex gap-two'", 'a.tsx:1: gap-two'],
  ['a list', "export const fills = ['fill-text', 'fill-primary', 'fill-txt']", 'a.tsx: fill-txt'],
  ['a part', '<p className={`flex text-$' + '{tone}`} />', 'a.tsx:1: a part of a name, "text-"'],
  ['a marker that nothing asks for', '<p className="group/a" />', 'a.tsx:1: group/a'],
])('one in %s that it does not know is found', (_, text, found) => {
  expect(unknownIn([{ file: 'a.tsx', text }])).toEqual([found]);
});

it('nothing else is taken for one', () => {
  const text = `
    const state = open ? 'opened' : 'shut';
    <p data-state={state} className={cn('group/a', kind === 'tall' && 'h-5', sizes['wide'])} />;
    <input aria-describedby={cn(hint && 'hint')} />;
    <i className="group-hover/a:flex docs-summary" />;
    const options = ['created-at', 'name', 'hidden'];
    cva('', { defaultVariants: { size: 'tall' }, compoundVariants: [{ size: 'tall', class: 'h-5' }] });`;
  expect(unknownIn([{ file: 'a.tsx', text }])).toEqual([]);
});
