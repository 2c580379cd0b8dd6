import { expect, it } from 'vitest';
import { languages } from '../i18n/languages.ts';
import { extraLocales, uiLocales } from './index.ts';

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatten(value, `${path}${key}.`),
  );
const holes = (text: string) => [...text.matchAll(/\{\{?(\w+)\}\}?/g)].map(([, name]) => name).sort();

it.each([
  ['ui', uiLocales],
  ['extra', extraLocales],
])('every language has the English keys of %s, no empty text and the same values', async (_name, locales) => {
  const english = new Map(flatten((await locales.en()) as Tree));
  for (const language of languages) {
    const texts = new Map(flatten((await locales[language]()) as Tree));
    for (const [key, text] of english) {
      const translated = texts.get(key);
      expect(translated?.trim(), `${language} ${key}`).toBeTruthy();
      expect(holes(translated ?? ''), `${language} ${key}`).toEqual(holes(text));
    }
    // Plural forms beyond the English ones must be forms that the language has.
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of texts.keys()) {
      if (!english.has(key)) expect(categories, `${language} ${key}`).toContain(key.split('_').at(-1));
    }
  }
});

it('keeps the English texts of the specification to the letter [SHELL-06] [SHELL-08]', async () => {
  const en = await uiLocales.en();
  expect(en.error).toMatchObject({
    notFound: 'Page not found',
    title: 'Oops...',
    generic: 'A generic error occurred...',
    suspended: 'Account suspended',
  });
  expect(en.media.by).toBe('by {{name}}');
  expect(en.free).toBe('FREE');
});
