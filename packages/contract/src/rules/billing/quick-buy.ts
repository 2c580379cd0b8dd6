import { QUICK_BUY_PACKS } from '../constants.ts';

const sizes = new Set<number>(QUICK_BUY_PACKS);

/**
 * Whether a product supports one-click purchase (spec 1 §5): a plain pack of 50, 100 or 200 tokens at its list price.
 */
export const isQuickBuy = ({
  tokens,
  amount,
  membership,
  discount,
  is_oneclick,
}: {
  tokens: number;
  amount: number;
  membership: string | null;
  discount?: unknown;
  is_oneclick: boolean;
}): boolean => is_oneclick && sizes.has(tokens) && amount > 0 && membership === null && !discount;

/** A balance below this is low: less than the smallest pack. Assumed. */
export const LOW_TOKENS = 50;

/** The product to suggest when tokens are low: 200 or 210 tokens of the card group, without membership (spec 1 §9). */
export const lowTokenProduct = <P extends { tokens: number; membership?: string | null }>(
  credit: readonly P[],
): P | null =>
  credit.find(({ tokens, membership = null }) => membership === null && (tokens === 200 || tokens === 210)) ??
  null;
