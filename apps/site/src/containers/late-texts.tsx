import type { Language } from '@footlight/contract';
import type { LocaleLoaders } from '@footlight/ui';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, use } from 'react';
import { getI18n } from 'react-i18next';

/** Adds the texts of a namespace that comes with what shows it, so that no page pays for them before. */
export const lateTexts = (namespace: string, loaders: LocaleLoaders<object>) => {
  const loading = new Map<string, Promise<void>>();

  const load = (i18n: I18n): Promise<void> => {
    const language = i18n.language as Language;
    const known = loading.get(language);
    if (known) return known;
    const made = loaders[language]().then((texts) => {
      i18n.addResourceBundle(language, namespace, texts);
    });
    loading.set(language, made);
    // The next one who needs them asks anew.
    made.catch(() => loading.delete(language));
    return made;
  };

  /** Holds its children back until their texts are here. In the browser only: a server has one instance a request. */
  const WithTexts = ({ children }: { children: ReactNode }) => {
    const i18n = getI18n();
    if (!i18n.hasResourceBundle(i18n.language, namespace)) use(load(i18n));
    return children;
  };

  return { load, WithTexts };
};
