import { createInstance, type FlatNamespace, type i18n as I18n, type TFunction } from 'i18next';
import { use, useContext, useSyncExternalStore } from 'react';
import { getI18n, I18nContext } from 'react-i18next';
import { warnOnce } from '../lib/warn-once.ts';

declare global {
  /** Namespaces known to the type checker. Each package with texts adds its own line (see README). */
  interface FootlightNamespaces {
    common: typeof import('../locales/common/en.ts').en;
    ui: typeof import('../locales/en.ts').en;
    extra: typeof import('../locales/extra/en.ts').en;
  }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    resources: FootlightNamespaces;
  }
}

type Namespaces = FlatNamespace | readonly FlatNamespace[];

export interface Texts<N extends Namespaces> {
  t: TFunction<N extends readonly FlatNamespace[] ? N : N extends FlatNamespace ? readonly [N] : never>;
  /** The user's language, for formats. */
  language: string;
}

/** Shared by all components of one i18next instance: one listener, and one `t` per list of namespaces. */
interface Shared {
  subscribe: (listener: () => void) => () => void;
  texts: Map<string, Texts<FlatNamespace>>;
  loading: Map<string, Promise<void>>;
}

const shared = new WeakMap<I18n, Shared>();

function sharedOf(i18n: I18n): Shared {
  const known = shared.get(i18n);
  if (known) return known;
  const listeners = new Set<() => void>();
  const made: Shared = {
    texts: new Map(),
    loading: new Map(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const changedAll = () => {
    made.texts.clear();
    tell();
  };
  i18n.on('languageChanged', changedAll);
  i18n.on('initialized', changedAll);
  // A namespace that loads later re-renders only its users, not the whole page.
  i18n.store?.on('added', (_language: string, namespace: string) => {
    for (const key of made.texts.keys()) if (key.split(',').includes(namespace)) made.texts.delete(key);
    tell();
  });
  shared.set(i18n, made);
  return made;
}

/** Warns developers of a namespace that has no texts in any language of the page. */
function warnOfMissing(i18n: I18n, list: readonly string[]): void {
  for (const one of list) {
    if (i18n.languages?.some((language) => i18n.hasResourceBundle(language, one)) !== false) continue;
    warnOnce(
      'texts',
      `The namespace "${one}" has no texts in "${i18n.language}", so names of texts are shown.`,
      `Give i18next its resources: \`${one}Locales\` of the package that has the component.`,
    );
  }
}

let empty: I18n | undefined;
/** In an app without texts, components show the names of their texts and work. */
function withoutTexts(): I18n {
  warnOnce(
    'texts',
    'There are no texts, so their names are shown.',
    'Put <TextsProvider texts={english}> around the app, or initialise i18next with `initReactI18next` and the texts of the packages before the first rendering.',
  );
  if (!empty) {
    empty = createInstance();
    void empty.init({ lng: 'en', resources: {}, initAsync: false });
  }
  return empty;
}

/**
 * The texts of one or more namespaces; the first needs no prefix. Replaces i18next's own hook, which copies the whole
 * instance for each component and is about a hundred times slower. Suspends while a namespace loads.
 */
export function useTexts<const N extends Namespaces>(namespaces: N): Texts<N> {
  const i18n = useContext(I18nContext)?.i18n ?? getI18n() ?? withoutTexts();
  const { subscribe, texts, loading } = sharedOf(i18n);
  const list = typeof namespaces === 'string' ? [namespaces] : (namespaces as readonly FlatNamespace[]);
  const key = list.join();
  const snapshot = () => {
    let current = texts.get(key);
    if (!current) {
      const { language } = i18n;
      current = { t: i18n.getFixedT(language, list as never) as never, language };
      texts.set(key, current);
    }
    return current;
  };
  const current = useSyncExternalStore(subscribe, snapshot, snapshot);
  const isLoaded = list.every((one) => i18n.hasLoadedNamespace(one));
  const wanted = `${i18n.language} ${key}`;
  const onItsWay = loading.get(wanted) ?? (isLoaded ? undefined : i18n.loadNamespaces([...list]));
  if (onItsWay) {
    loading.set(wanted, onItsWay);
    // Also after it has loaded: React renders a suspended component once more and expects the same call of `use`.
    use(onItsWay);
  }
  if (process.env.NODE_ENV !== 'production' && i18n !== empty) warnOfMissing(i18n, list);
  return current as unknown as Texts<N>;
}
