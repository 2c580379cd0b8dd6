import type { Language } from '@footlight/contract';
import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Namespace, namespaces } from './namespaces.ts';

/** Loaders of a namespace. The list of lazy namespaces is itself loaded on demand. */
const loadersOf = async (name: Namespace) => {
  if (name in namespaces) return namespaces[name as keyof typeof namespaces];
  const { lazyNamespaces } = await import('./lazy-namespaces.ts');
  return lazyNamespaces[name as keyof typeof lazyNamespaces];
};

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = async () => (await loadersOf(namespace as Namespace))[language as Language]();
    load().then(
      (texts) => done(null, texts),
      // true: i18next tries again, five times within eleven seconds.
      (error: Error) => done(error, true),
    );
  },
};

/**
 * Creates an i18next instance in one language and loads the namespaces of the first view. Its `loadNamespaces` throws if
 * one of them does not load.
 *
 * @throws if one of them does not load: the server's HTML has its texts, and keeps them until it is rendered again
 */
export const createI18n = async (language: Language, needed: readonly Namespace[]): Promise<i18n> => {
  const instance = i18next.createInstance();
  const load = instance.loadNamespaces;
  // i18next by itself reports no failure, and shows the names of the texts in their place.
  instance.loadNamespaces = async (names, done) => {
    await load(names, done);
    const missing = (names as string[]).find((name) => !instance.hasResourceBundle(language, name));
    if (missing) throw Object.assign(new Error(missing), { name: 'TextLoadError' });
  };
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({ lng: language, fallbackLng: false, ns: [], interpolation: { escapeValue: false } });
  await instance.loadNamespaces(needed);
  return instance;
};
