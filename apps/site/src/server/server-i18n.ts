import type { Language } from '@footlight/contract';
import { createI18n } from '../shell/i18n/create-i18n.ts';
import { lazyNamespaces } from '../shell/i18n/lazy-namespaces.ts';
import { type Namespace, namespaces } from '../shell/i18n/namespaces.ts';

const ALL_NAMESPACES = Object.keys({ ...namespaces, ...lazyNamespaces }) as Namespace[];
const byLanguage = new Map<Language, ReturnType<typeof createI18n>>();

/** One instance for each language with all texts, for all requests: texts do not change at run time. */
export const serverI18n = (language: Language): ReturnType<typeof createI18n> => {
  const known = byLanguage.get(language) ?? createI18n(language, ALL_NAMESPACES);
  byLanguage.set(language, known);
  return known;
};
