/** One i18next instance for all stories, with every namespace in every language. */
import { billingLocales } from '@footlight/billing-widgets';
import { roomLocales } from '@footlight/room-widgets';
import { extraLocales, type Language, languages, uiLocales } from '@footlight/ui';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { siteLocales } from '../apps/site/src/locales/index.ts';

/** A package with texts adds its loaders here. */
const namespaces = {
  ui: uiLocales,
  extra: extraLocales,
  room: roomLocales,
  billing: billingLocales,
  site: siteLocales,
};

export const i18n = i18next.createInstance();

async function load(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    ns: Object.keys(namespaces),
    defaultNS: 'ui',
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  await Promise.all(
    Object.entries(namespaces).flatMap(([namespace, loaders]) =>
      languages.map(async (language) => {
        i18n.addResourceBundle(language, namespace, await loaders[language]());
      }),
    ),
  );
}

const ready = load();

/** Waits for the texts and switches the language where needed. Components re-render, nothing remounts. */
export async function useLanguageOf(language: Language): Promise<void> {
  await ready;
  if (i18n.language !== language) await i18n.changeLanguage(language);
}
