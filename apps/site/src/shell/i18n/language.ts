import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@footlight/contract';

const isLanguage = (value: string | undefined): value is Language => LANGUAGES.some((one) => one === value);

/** Splits `/de/girls` into its language and `/girls`. An address without a language is in English or in the chosen language. */
export const splitLanguage = (pathname: string): { language: Language | null; path: string } => {
  const [, first, ...rest] = pathname.split('/');
  return isLanguage(first)
    ? { language: first, path: `/${rest.join('/')}` }
    : { language: null, path: pathname };
};

/** Path prefix of a language: none for English. Also the router's basename. */
export const languageBase = (language: Language): string =>
  language === DEFAULT_LANGUAGE ? '' : `/${language}`;

/** The user's language: from the path, else the cookie, else the browser's accepted languages (spec: I18N). */
export const pickLanguage = (input: {
  path: Language | null;
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}): Language => {
  if (input.path) return input.path;
  if (isLanguage(input.cookie)) return input.cookie;
  const accepted = (input.acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return {
        language: tag.slice(0, 2).toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality) || 0,
      };
    })
    .sort((a, b) => b.quality - a.quality);
  return accepted.map((one) => one.language).find(isLanguage) ?? DEFAULT_LANGUAGE;
};
