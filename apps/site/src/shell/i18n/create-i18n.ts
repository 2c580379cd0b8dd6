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

/** Milliseconds before further attempts; without a network there are none, so that the page says so at once. */
const AGAIN_AFTER = [350, 700, 1_400, 2_800, 5_600];

const withPatience = async <T>(load: () => Promise<T>, waits = AGAIN_AFTER): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    const [wait, ...others] = waits;
    if (wait === undefined || globalThis.navigator?.onLine === false) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return withPatience(load, others);
  }
};

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = async () => (await loadersOf(namespace as Namespace))[language as Language]();
    withPatience(load).then(
      (texts) => done(null, texts),
      // true: a later view may load them again.
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
    .init({
      lng: language,
      fallbackLng: false,
      ns: [],
      maxRetries: 0,
      interpolation: { escapeValue: false },
    });
  await instance.loadNamespaces(needed);
  return instance;
};
