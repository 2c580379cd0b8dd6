import { hasBanners } from './banners.ts';

/** Tokens of a new account that wait until its email is confirmed (spec 1 §8). */
export const FREE_TOKENS = 100;
/** What the promo code input holds when the address names none (spec 1 §4). */
export const DEFAULT_PROMO_CODE = 'FREE_TOKENS';
export const MIN_PROMO_CODE = 3;
export const MAX_PROMO_CODE = 32;

/**
 * Limits of the codes that operators make. Assumed. `budget`: tokens that all codes of a site may give away together,
 * by its owner; admins may go above it.
 */
export const PROMO_CODE_LIMITS = { tokens: 1_000, uses: 100_000, perAccount: 10, budget: 100_000 } as const;

/** Codes are the same in small and capital letters and with blanks around them. */
export const normalPromoCode = (text: string): string => text.trim().toUpperCase();

/** What is wrong with what was typed, or null (spec 1 §5: required, at least 3). */
export const promoCodeProblem = (
  text: string,
): 'required' | 'too_short' | 'too_long' | 'invalid_format' | null => {
  const code = normalPromoCode(text);
  if (code.length === 0) return 'required';
  if (code.length < MIN_PROMO_CODE) return 'too_short';
  if (code.length > MAX_PROMO_CODE) return 'too_long';
  return /^[A-Z0-9_-]+$/.test(code) ? null : 'invalid_format';
};

/** What the input begins with: the code of the address, or the default (spec 1 §2, §4). */
export const promoCodeFrom = (query: URLSearchParams): string => {
  const named = query.get('promo_code') ?? '';
  return promoCodeProblem(named) === null ? normalPromoCode(named) : DEFAULT_PROMO_CODE;
};

/**
 * One person's mailbox, however it is written: tags behind `+` are no other person, nor are the dots of Google's
 * addresses. Free tokens are given once a mailbox. Assumed.
 */
export const mailboxOf = (email: string): string => {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const bare = name.split('+', 1)[0] ?? '';
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${bare.replaceAll('.', '')}@gmail.com`
    : `${bare}@${host}`;
};

/** Pause before the offer is shown again (spec 1 §9). */
export const PROMO_REPEAT = 60_000;
const REPEATING_ADVERTS: readonly string[] = ['xv300wo', 'xv300fco'];
const REPEATING_PROMOS: readonly string[] = ['nwh', 'dgs', 'spl'];

/** The advert and the promo that an address names. */
export interface PromoVisit {
  advertId: string;
  promo: string | null;
}

/**
 * The advert of an address, null when there is none. The specification does not say which parameter names the promo:
 * `custom_promo_test`, else `prg`. Assumed.
 */
export const promoVisitFrom = (query: URLSearchParams): PromoVisit | null => {
  const named = (name: string) => {
    const value = query.get(name) ?? '';
    return /^[\w.-]{1,64}$/.test(value) ? value : null;
  };
  const advertId = named('advert_id');
  return advertId === null ? null : { advertId, promo: named('custom_promo_test') ?? named('prg') };
};

/** Milliseconds after which the offer comes back once it was closed; null: it is shown once (spec 1 §4). */
export const promoRepeat = ({ advertId, promo }: PromoVisit): number | null =>
  REPEATING_ADVERTS.includes(advertId) && promo !== null && REPEATING_PROMOS.includes(promo)
    ? PROMO_REPEAT
    : null;

/** Whether a site gives free tokens, wheels and offers at all: where there are no banners there are no promos. */
export const hasPromos: (site: Parameters<typeof hasBanners>[0]) => boolean = hasBanners;

/**
 * Whether the help by chat is offered (spec 1 §6): with a card or to models, not in CO unless a studio is excepted. Which
 * studios are is not shown: those that own one. Assumed.
 */
export const showsLiveHelp = (person: {
  isLoggedIn: boolean;
  hasCard: boolean;
  isModel: boolean;
  isStudio: boolean;
  country: string | null;
}): boolean =>
  person.isLoggedIn &&
  (person.hasCard || person.isModel || person.isStudio) &&
  (person.country !== 'CO' || person.isStudio);
