import { english as billing } from '@footlight/billing-widgets/english';
import { english as room } from '@footlight/room-widgets/english';
import { english as site } from '@footlight/site-widgets/english';
import { english as studio } from '@footlight/studio-widgets/english';
import { type Language, languages } from '@footlight/ui';
import { english as ui } from '@footlight/ui/english';
import { expect, it } from 'vitest';
import { locales as platformLocales } from '../apps/api/src/kernel/i18n/locales/index.ts';
import { namespaces } from './i18n.ts';

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatten(value, `${path}${key}.`),
  );
const holes = (text: string) => [...text.matchAll(/\{\{?(\w+)\}\}?/g)].map(([, name]) => name).sort();

/** The texts of a namespace in a language. */
type TreeOf = (language: Language) => Tree | Promise<Tree>;
const all: [string, TreeOf][] = [
  ...Object.entries(namespaces).map(([name, loaders]): [string, TreeOf] => [
    name,
    (language) => loaders[language]() as Promise<Tree>,
  ]),
  ...Object.entries(platformLocales).map(([name, texts]): [string, TreeOf] => [
    `${name} (platform)`,
    (language) => texts[language],
  ]),
];

it.each(all)(
  '[I18N-01] every language has the English keys of %s, no empty text and the same values to fill in',
  async (_name, treeIn) => {
    const english = new Map(flatten(await treeIn('en')));
    for (const language of languages) {
      const texts = new Map(flatten(await treeIn(language)));
      for (const [key, text] of english) {
        expect(texts.get(key)?.trim(), `${language} ${key}`).toBeTruthy();
        expect(holes(texts.get(key) ?? ''), `${language} ${key}`).toEqual(holes(text));
      }
      // Additional plural forms must exist in the language.
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const key of texts.keys()) {
        if (!english.has(key)) expect(categories, `${language} ${key}`).toContain(key.split('_').at(-1));
      }
    }
  },
);

it('the English texts of the packages, in one object each, are those of all their namespaces', async () => {
  const given = { ...ui, ...room, ...billing, ...site, ...studio };
  const ofSite = ['site', 'navigation', 'notices'];
  const expected = Object.entries(namespaces).filter(([name]) => !ofSite.includes(name));
  expect(Object.keys(given).sort()).toEqual(expected.map(([name]) => name).sort());
  for (const [name, loaders] of expected)
    expect(given[name as keyof typeof given], name).toBe(await loaders.en());
});
