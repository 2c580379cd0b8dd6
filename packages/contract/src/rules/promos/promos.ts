import { hasBanners } from '../brand/banners.ts';

/** Free tokens of a new account, on hold until the email is confirmed (spec 1 §8). */
export const FREE_TOKENS = 100;
/** Default of the promo code input, if the URL has no code (spec 1 §4). */
export const DEFAULT_PROMO_CODE = 'FREE_TOKENS';
export const MIN_PROMO_CODE = 3;
export const MAX_PROMO_CODE = 32;

/**
 * Limits of operators' codes. Assumed. `budget`: tokens that all codes of one operator may give away together, on all
 * their sites; admins may exceed it.
 */
export const PROMO_CODE_LIMITS = { tokens: 1_000, uses: 100_000, perAccount: 10, budget: 10_000 } as const;

/** Codes ignore case and surrounding spaces. */
export const normalPromoCode = (text: string): string => text.trim().toUpperCase();

/** The problem with the entered code, or null (spec 1 §5: required, at least 3). */
export const promoCodeProblem = (
  text: string,
): 'required' | 'too_short' | 'too_long' | 'invalid_format' | null => {
  const code = normalPromoCode(text);
  if (code.length === 0) return 'required';
  if (code.length < MIN_PROMO_CODE) return 'too_short';
  if (code.length > MAX_PROMO_CODE) return 'too_long';
  return /^[A-Z0-9_-]+$/.test(code) ? null : 'invalid_format';
};

/** Initial value of the input: the URL's code, or the default (spec 1 §2, §4). */
export const promoCodeFrom = (query: URLSearchParams): string => {
  const named = query.get('promo_code') ?? '';
  return promoCodeProblem(named) === null ? normalPromoCode(named) : DEFAULT_PROMO_CODE;
};

/**
 * Normalises an address to its mailbox: ignores tags after `+`, and dots in Google addresses. Each mailbox gets free
 * tokens once. Assumed.
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

/** The advert and the promo of a URL. */
export interface PromoVisit {
  advertId: string;
  promo: string | null;
}

/**
 * The advert of a URL; null without one. The specification does not name the promo's parameter: `custom_promo_test`,
 * else `prg`. Assumed.
 */
export const promoVisitFrom = (query: URLSearchParams): PromoVisit | null => {
  const named = (name: string) => {
    const value = query.get(name) ?? '';
    return /^[\w.-]{1,64}$/.test(value) ? value : null;
  };
  const advertId = named('advert_id');
  return advertId === null ? null : { advertId, promo: named('custom_promo_test') ?? named('prg') };
};

/** Milliseconds until a closed offer reappears; null: it appears once (spec 1 §4). */
export const promoRepeat = ({ advertId, promo }: PromoVisit): number | null =>
  REPEATING_ADVERTS.includes(advertId) && promo !== null && REPEATING_PROMOS.includes(promo)
    ? PROMO_REPEAT
    : null;

/** Whether a site has free tokens, wheels and offers: sites without banners have no promos. */
export const hasPromos: (site: Parameters<typeof hasBanners>[0]) => boolean = hasBanners;

/** Flags of an account in `user_roles` that the platform's staff sets: the support phone, and the chat's test group. */
export const SUPPORT_ROLES = { phone: 'support_phone', chat_test_group: 'support_test_group' } as const;

/**
 * Whether live chat support is offered (spec 1 §6): to users with a card and to models, but not in CO unless the studio
 * is exempt; and to the test group anywhere. The spec does not name exempt studios: assumed, those that own one.
 */
export const showsLiveHelp = (person: {
  isLoggedIn: boolean;
  hasCard: boolean;
  isModel: boolean;
  isStudio: boolean;
  country: string | null;
  roles: readonly string[];
}): boolean =>
  person.isLoggedIn &&
  (person.roles.includes(SUPPORT_ROLES.chat_test_group) ||
    ((person.hasCard || person.isModel || person.isStudio) && (person.country !== 'CO' || person.isStudio)));

/** Whether the support phone is shown (spec 1 §6): to super vip users and to users with the platform's flag. */
export const showsSupportPhone = (person: { membership: string | null; roles: readonly string[] }): boolean =>
  person.membership === 'super_vip' || person.roles.includes(SUPPORT_ROLES.phone);
