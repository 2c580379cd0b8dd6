import { createInstance, type i18n as I18n, type Resource } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';

/** One text that a component asks for. */
export interface AskedText {
  /** Namespace of the component's area, such as `room`. */
  namespace: string;
  /** `list.empty` and the like; with a count, without its plural ending. */
  key: string;
  /** What the text is filled with, `count` among them. */
  values: Readonly<Record<string, unknown>>;
  /** The text of `texts`, filled in. */
  text: string;
}

export interface TextsProviderProps {
  /** Texts by namespace: `english` of each package, or your own of the same shape. */
  texts: Readonly<Record<string, object>>;
  /** BCP 47 tag of the texts. Numbers and dates follow it. */
  language?: string | undefined;
  /** Asks another translation library for each text. Without an answer, the text of `texts` is shown. */
  translate?: ((asked: AskedText) => string | undefined) | undefined;
  children: ReactNode;
}

type Translate = NonNullable<TextsProviderProps['translate']>;

/** A post-processor of i18next sees each text before it is shown. */
const asking = (translate: Translate) => ({
  type: 'postProcessor' as const,
  name: 'host',
  process: (text: string, [key = '']: string[], { ns, ...values }: { ns?: string | readonly string[] }) => {
    const [prefix, rest] = key.includes(':') ? key.split(':', 2) : [];
    const namespace = prefix ?? (typeof ns === 'string' ? ns : ns?.[0]) ?? '';
    return translate({ namespace, key: rest ?? key, values, text }) ?? text;
  },
});

function createTexts(texts: object, language: string, translate: Translate | undefined): I18n {
  const instance = createInstance();
  if (translate) instance.use(asking(translate));
  void instance.init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(texts),
    resources: { [language]: texts } as Resource,
    interpolation: { escapeValue: false },
    initAsync: false,
    ...(translate ? { postProcess: ['host'] } : {}),
  });
  return instance;
}

/**
 * Gives components their texts in an app without i18next of its own. An app that has i18next gives the packages' texts to
 * its instance instead. Keep `texts` and `translate` the same between renderings: changed ones draw everything again.
 */
export const TextsProvider = ({ texts, language = 'en', translate, children }: TextsProviderProps) => {
  const i18n = useMemo(() => createTexts(texts, language, translate), [texts, language, translate]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
};
