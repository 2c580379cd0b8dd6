/** Values of the browse lists' parameters (spec 2 §2). A value outside its list has no page. */
export const LIST_LANGUAGES = [
  'arabic',
  'chinese',
  'dutch',
  'english',
  'french',
  'german',
  'italian',
  'japanese',
  'korean',
  'polish',
  'portuguese',
  'romanian',
  'russian',
  'spanish',
  'ukrainian',
] as const;

/** ISO 639-1 codes of the languages that broadcasters speak; the runtime translates their names. */
const LANGUAGE_CODES: Readonly<Record<(typeof LIST_LANGUAGES)[number], string>> = {
  arabic: 'ar',
  chinese: 'zh',
  dutch: 'nl',
  english: 'en',
  french: 'fr',
  german: 'de',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  polish: 'pl',
  portuguese: 'pt',
  romanian: 'ro',
  russian: 'ru',
  spanish: 'es',
  ukrainian: 'uk',
};

/** The code of a language that broadcasters speak; undefined for an unknown one. */
export const spokenLanguageCode = (value: string): string | undefined =>
  Object.hasOwn(LANGUAGE_CODES, value) ? LANGUAGE_CODES[value as keyof typeof LANGUAGE_CODES] : undefined;

/** The spoken language of an interface language: `german` for `de`. */
export const spokenLanguageOf = (language: string): (typeof LIST_LANGUAGES)[number] | undefined =>
  LIST_LANGUAGES.find((value) => LANGUAGE_CODES[value] === language);

export const LIST_REGIONS = [
  'africa',
  'asia',
  'central-south-america',
  'eastern-europe',
  'europe',
  'usa',
] as const;

/** Tokens per minute of a private show. */
export const LIST_RATES = ['6', '12', '18', '30', '60', '90', '120'] as const;
export const LIST_RATE_ENDS = ['18', '60', '120', '999'] as const;

export const VOYEUR_PLACES = ['bedroom', 'kitchen', 'shower'] as const;

export const SODASTAR_PERIODS = ['30days', 'top2000'] as const;

/** The leaderboard of a week has no period in its path. */
export const VERSUS_PERIODS = ['30days', 'all-time'] as const;

/** Roles of broadcasters that have a list. Roles of staff have none. Assumed. */
export const BROADCASTER_ROLES = ['ambassador', 'featured'] as const;

/** Orders of `/multi-filter`; the first is the default. Assumed. */
export const LIST_SORTS = ['popular', 'new', 'rating', 'price'] as const;
