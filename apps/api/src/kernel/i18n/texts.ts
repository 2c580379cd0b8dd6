import { LANGUAGES, type Language } from '@footlight/contract';
import i18next from 'i18next';
import { isolated } from './isolated.ts';
import { locales } from './locales/index.ts';

type Locales = typeof locales;
export type TextNamespace = keyof Locales;

/** `lists.new.heading` and the like. */
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];
type TextKey<N extends TextNamespace> = KeyOf<Locales[N]['en']>;

export type Translate<N extends TextNamespace> = (
  key: TextKey<N>,
  values?: Readonly<Record<string, string | number>>,
) => string;

const i18n = i18next.createInstance();
void i18n.init({
  initAsync: false,
  fallbackLng: false,
  ns: Object.keys(locales),
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      Object.fromEntries(Object.entries(locales).map(([namespace, texts]) => [namespace, texts[language]])),
    ]),
  ),
  // Values go into plain text and JSON; the HTML of mails escapes its own.
  interpolation: { escapeValue: false },
});

/** The texts that the platform writes itself, in the reader's language. Names keep their own direction in them. */
export function textsIn<N extends TextNamespace>(namespace: N, language: Language): Translate<N> {
  // The library's types know the namespaces of the browser; the keys are checked by `Translate`.
  const t = i18n.getFixedT(language, namespace as never) as Translate<N>;
  return (key, values = {}) => {
    const named = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? isolated(value) : value,
    ]);
    return t(key, Object.fromEntries(named));
  };
}
