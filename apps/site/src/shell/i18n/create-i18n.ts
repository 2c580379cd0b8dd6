import type { Language } from '@footlight/contract';
import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Namespace, namespaces } from './namespaces.ts';

/** Loaders of a namespace. The list of lazy namespaces is itself loaded on demand. */
const loadersOf = async (name: string) => {
  if (Object.hasOwn(namespaces, name)) return namespaces[name as keyof typeof namespaces];
  const { lazyNamespaces } = await import('./lazy-namespaces.ts');
  if (!Object.hasOwn(lazyNamespaces, name)) throw new Error(`No namespace ${name}`);
  return lazyNamespaces[name as keyof typeof lazyNamespaces];
};

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = async () => (await loadersOf(namespace))[language as Language]();
    load().then(
      (texts) => done(null, texts),
      // true: i18next tries again, five times within eleven seconds.
      (error: Error) => done(error, true),
    );
  },
};

const mustHave = (instance: i18n, needed: readonly Namespace[]): void => {
  const missing = needed.find((name) => !instance.hasResourceBundle(instance.language, name));
  if (missing) throw new Error(`No texts of ${missing}`);
};

/**
 * Loads namespaces. i18next by itself reports no failure, and shows the names of the texts in their place.
 *
 * @throws if one of them does not load
 */
export const loadNamespaces = async (instance: i18n, needed: readonly Namespace[]): Promise<void> => {
  await instance.loadNamespaces([...needed]);
  mustHave(instance, needed);
};

/**
 * Creates an i18next instance in one language and loads the namespaces of the first view.
 *
 * @throws if one of them does not load: the server's HTML has its texts, and keeps them as long as nothing draws it anew
 */
export const createI18n = async (language: Language, needed: readonly Namespace[]): Promise<i18n> => {
  const instance = i18next.createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [...needed],
      defaultNS: 'site',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      returnNull: false,
      partialBundledLanguages: true,
      react: { useSuspense: true },
    });
  mustHave(instance, needed);
  return instance;
};
