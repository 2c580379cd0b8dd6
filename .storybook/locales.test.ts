import { languages } from '@footlight/ui';
import { expect, it } from 'vitest';
import { namespaces } from './i18n.ts';

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flatten(value, `${path}${key}.`),
  );
const holes = (text: string) => [...text.matchAll(/\{\{?(\w+)\}\}?/g)].map(([, name]) => name).sort();

it.each(Object.entries(namespaces))(
  '[I18N-01] every language has the English keys of %s, no empty text and the same values to fill in',
  async (_name, locales) => {
    const english = new Map(flatten((await locales.en()) as Tree));
    for (const language of languages) {
      const texts = new Map(flatten((await locales[language]()) as Tree));
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
