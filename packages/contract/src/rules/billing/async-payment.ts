import { DAY, TOKENS_PER_DOLLAR } from '../constants.ts';

/**
 * How long a checkout can be paid, in milliseconds. Providers accept no less than 30 minutes by their own clock.
 * Assumed.
 */
export const CHECKOUT_HOLDS = 35 * 60_000;
/** How long the price of a crypto payment is valid, in milliseconds. Assumed. */
export const CRYPTO_HOLDS = 30 * 60_000;
/** How long a cash voucher can be paid, in milliseconds. Assumed. */
export const VOUCHER_HOLDS = 7 * DAY;
/** Countries where cash vouchers are sold. Assumed. */
export const VOUCHER_COUNTRIES = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'PL', 'PT'] as const;

/** The code in capitals if vouchers are sold in that country; otherwise null. */
export const voucherCountryOf = (code: string | null | undefined): string | null =>
  VOUCHER_COUNTRIES.find((one) => one === code?.toUpperCase()) ?? null;

/** Tokens for an amount at the list price, rounded down. */
export const tokensAtListPrice = (cents: number): number => Math.floor((cents * TOKENS_PER_DOLLAR) / 100);

/**
 * Tokens for the received amount of an asynchronous payment. In time, the pack's rate applies to smaller and larger
 * amounts; later, the list price. Rounds down to whole tokens. Assumed.
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
    : tokensAtListPrice(receivedCents);
