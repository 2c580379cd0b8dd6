/** The two wheels of an account: `promo` spins for purchases, `vault` once a day for free (spec 1 §2, §7). */
export const WHEELS = ['promo', 'vault'] as const;
export type WheelName = (typeof WHEELS)[number];

/**
 * The prize of a field. `bonus`: per cent more tokens with the next purchase. Discounts are paid this way, so that the
 * biller charges the displayed price. Assumed, like all prizes and weights.
 */
export type WheelPrize =
  | { kind: 'tokens'; tokens: number; weight: number }
  | { kind: 'bonus'; percent: number; weight: number };

/** Fewest tokens of a purchase that earns a promo wheel spin. Assumed. */
export const WHEEL_PURCHASE_TOKENS = 200;
/** Most tokens that a won bonus adds to a purchase. */
export const MAX_BONUS_TOKENS = 500;
/** Days until a won bonus expires. Assumed. */
export const BONUS_DAYS = 30;

const tokens = (count: number, weight: number): WheelPrize => ({ kind: 'tokens', tokens: count, weight });
const bonus = (percent: number, weight: number): WheelPrize => ({ kind: 'bonus', percent, weight });

/** Fields of each wheel, in display order. Weights are relative; no field is blank. */
export const WHEEL_PRIZES: Readonly<Record<WheelName, readonly WheelPrize[]>> = {
  promo: [
    tokens(10, 300),
    bonus(10, 150),
    tokens(20, 250),
    tokens(100, 30),
    tokens(15, 180),
    bonus(25, 50),
    tokens(50, 38),
    tokens(200, 2),
  ],
  vault: [tokens(2, 500), tokens(5, 300), tokens(3, 120), tokens(10, 60), bonus(5, 15), tokens(25, 5)],
};

/** The UTC day of a moment, `2026-11-22`: the free spin renews daily. */
export const spinDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** Start of the next day, in milliseconds. */
export const nextSpinDay = (at: number): number => (Math.floor(at / 86_400_000) + 1) * 86_400_000;

/** Tokens that a bonus adds to a purchase: rounded down, and capped. */
export const bonusTokens = (bought: number, percent: number): number =>
  Math.min(MAX_BONUS_TOKENS, Math.floor((bought * percent) / 100));
