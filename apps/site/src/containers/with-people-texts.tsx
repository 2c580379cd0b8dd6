import type { Language } from '@footlight/contract';
import { peopleLocales } from '@footlight/room-widgets';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, use } from 'react';
import { getI18n } from 'react-i18next';

const loading = new Map<string, Promise<void>>();

/** Adds the texts of friends and messages; they come with what shows them, and no page pays for them before. */
export const loadPeopleTexts = (i18n: I18n): Promise<void> => {
  const language = i18n.language as Language;
  const known = loading.get(language);
  if (known) return known;
  const made = peopleLocales[language]().then((texts) => {
    i18n.addResourceBundle(language, 'people', texts);
  });
  loading.set(language, made);
  // The next one who needs them asks anew.
  made.catch(() => loading.delete(language));
  return made;
};

/** Holds its children back until their texts are here. In the browser only: a server has one instance a request. */
export const WithPeopleTexts = ({ children }: { children: ReactNode }) => {
  const i18n = getI18n();
  if (!i18n.hasResourceBundle(i18n.language, 'people')) use(loadPeopleTexts(i18n));
  return children;
};
