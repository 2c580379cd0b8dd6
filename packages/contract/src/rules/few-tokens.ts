/** Minutes of a private below which a viewer who asks for it is told to think of more tokens first. Assumed. */
export const FEW_MINUTES = 5;

/** Whole minutes that tokens pay for, after what goes at the start. */
export const minutesFor = (tokens: number, ask: { pricePerMinute: number; preTip: number }): number =>
  ask.pricePerMinute > 0
    ? Math.max(0, Math.floor((tokens - ask.preTip) / ask.pricePerMinute))
    : Number.POSITIVE_INFINITY;

/** Tokens are enough to ask, and soon gone (spec 2 §4, re-up suggestion). Unknown funds suggest nothing. */
export const isFewTokens = (
  tokens: number | null,
  ask: { pricePerMinute: number; preTip: number; needed: number },
): boolean => tokens !== null && tokens >= ask.needed && minutesFor(tokens, ask) < FEW_MINUTES;
