import { LANGUAGES, type Language } from '../constants.ts';

/** Texts that an operator writes in each language. */
export const OPERATOR_TEXTS = [
  'h1_content',
  'meta_title',
  'meta_description',
  'header_html',
  'footer_html',
] as const;
export type OperatorText = (typeof OPERATOR_TEXTS)[number];
type TranslationLanguage = Exclude<Language, 'en'>;
/** Field of a translation: `h1_content_de`. */
export type TranslatedText = `${OperatorText}_${TranslationLanguage}`;

/** Languages besides English, whose texts have fields of their own. */
export const TRANSLATION_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslationLanguage => language !== 'en',
);

/** The field that holds a text in a language; the plain name is the English one. */
export const operatorTextField = (name: OperatorText, language: Language): OperatorText | TranslatedText =>
  language === 'en' ? name : `${name}_${language}`;

/** A value for each translation, made from the name of its text. */
export const forTranslations = <T>(make: (name: OperatorText) => T): Record<TranslatedText, T> =>
  Object.fromEntries(
    OPERATOR_TEXTS.flatMap((name) =>
      TRANSLATION_LANGUAGES.map((language) => [operatorTextField(name, language), make(name)]),
    ),
  ) as Record<TranslatedText, T>;

/** An operator's text as visitors of a language read it: in that language, else in English; null without either. */
export const operatorText = (
  custom: Readonly<Record<string, unknown>>,
  name: OperatorText,
  language: Language,
): { text: string; language: Language } | null => {
  for (const one of [language, 'en'] as const) {
    const text = custom[operatorTextField(name, one)];
    if (typeof text === 'string' && text.trim() !== '') return { text, language: one };
  }
  return null;
};
