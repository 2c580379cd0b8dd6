import { DAY, NO_TOKENS_COUNTRY } from '../constants.ts';

const GUEST_PREFIX = 'guest_';

/** Logged in means that a user exists whose username does not start with `guest_` (spec 1 §4). */
export const isLoggedIn = (user: { username: string } | null | undefined): boolean =>
  user != null && !user.username.startsWith(GUEST_PREFIX);

export const guestUsername = (suffix: string): string => `${GUEST_PREFIX}${suffix}`;

interface InCountry {
  country_code: string | null;
  geo: { isoCode: string | null };
}

/** Whether the account or the visit is in the country without tokens (spec 1 §6). */
export const isInNoTokensCountry = (user: InCountry): boolean =>
  [user.country_code, user.geo.isoCode].includes(NO_TOKENS_COUNTRY);

export type TokenShopEntry = 'login' | 'postpay' | 'account_tokens' | 'country_notice' | 'purchase';

/**
 * What "buy tokens" opens (spec 1 §4): post-pay modal, login for guests, the account page for models and
 * pending compliance, a notice in Sweden, otherwise the purchase modal.
 */
export const tokenShopEntry = ({
  user,
  settings,
}: {
  user: InCountry & { username: string; type: string | null; compliance_status: string | null };
  settings: { postpay: boolean };
}): TokenShopEntry => {
  if (!isLoggedIn(user)) return 'login';
  if (isInNoTokensCountry(user)) return 'country_notice';
  if (settings.postpay) return 'postpay';
  if (user.type === 'model' || user.compliance_status === 'pending') return 'account_tokens';
  return 'purchase';
};

/** Models, users with pending compliance and users in Sweden cannot buy (spec 1 §6). The platform enforces it. */
export const mayBuyTokens = (user: {
  type: string | null;
  compliance_status: string | null;
  country_code: string | null;
}): boolean =>
  user.type !== 'model' && user.compliance_status !== 'pending' && user.country_code !== NO_TOKENS_COUNTRY;

export const isNewSince = (createdAt: string, maxAgeDays: number, now: number): boolean => {
  const age = now - Date.parse(createdAt);
  return age < maxAgeDays * DAY;
};
