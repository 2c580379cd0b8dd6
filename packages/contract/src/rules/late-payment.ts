import { DAY, TOKENS_PER_DOLLAR } from '../constants.ts';

/** How long the price of a crypto payment is held, in milliseconds. Assumed. */
export const CRYPTO_HOLDS = 30 * 60_000;
/** How long a cash voucher can be paid, in milliseconds. Assumed. */
export const VOUCHER_HOLDS = 7 * DAY;
/** Countries where cash vouchers are sold. Assumed. */
export const VOUCHER_COUNTRIES = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'PL', 'PT'] as const;

/** The code in capitals, where vouchers are sold there; else null. */
export const voucherCountryOf = (code: string | null | undefined): string | null =>
  VOUCHER_COUNTRIES.find((one) => one === code?.toUpperCase()) ?? null;

/**
 * Tokens for what really came in of a payment that its payer makes by hand. In time, the pack's own rate holds for less
 * and for more; afterwards the list price does. Parts of a token are not given. Assumed.
 */
export const tokensForReceived = (
  pack: { tokens: number; amountCents: number },
  receivedCents: number,
  isInTime: boolean,
): number =>
  isInTime
    ? receivedCents === pack.amountCents
      ? pack.tokens
      : Math.floor((pack.tokens * receivedCents) / pack.amountCents)
    : Math.floor((receivedCents * TOKENS_PER_DOLLAR) / 100);
