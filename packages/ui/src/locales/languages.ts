/** Spec 1 §1: the languages of the product. */
export const languages = ['en', 'de', 'es', 'fr', 'it', 'nl'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** Each language in its own name, because the user may not know the current one. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
};
