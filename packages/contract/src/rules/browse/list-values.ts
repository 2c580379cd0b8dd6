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
