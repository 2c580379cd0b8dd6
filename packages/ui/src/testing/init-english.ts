import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { commonLocales, extraLocales, uiLocales } from '../locales/index.ts';
import type { LocaleLoaders } from '../locales/texts-of.ts';

/** An i18next with the English texts of this package and of `locales`, which React components find without a provider. */
export async function initEnglish(
  locales: Readonly<Record<string, LocaleLoaders<object>>> = {},
): Promise<i18n> {
  const namespaces = { ui: uiLocales, common: commonLocales, extra: extraLocales, ...locales };
  const texts = await Promise.all(
    Object.entries(namespaces).map(async ([name, load]) => [name, await load.en()]),
  );
  const english = i18next.createInstance();
  await english.use(initReactI18next).init({
    lng: 'en',
    ns: Object.keys(namespaces),
    resources: { en: Object.fromEntries(texts) },
  });
  return english;
}
