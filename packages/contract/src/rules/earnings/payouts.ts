/** Fewest tokens of one payout. Assumed. */
export const MIN_PAYOUT_TOKENS = 200;
/** Longest description of where to pay, in characters. */
export const MAX_PAYOUT_DESTINATION = 300;
export const MAX_PAYOUT_REFERENCE = 100;

/** `requested` and `approved` payouts wait: their tokens are reserved. */
export const PAYOUT_STATES = ['requested', 'approved', 'rejected', 'paid'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
