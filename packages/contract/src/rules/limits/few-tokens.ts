/** Below this many minutes of a private, the site suggests buying more tokens first. Assumed. */
export const FEW_MINUTES = 5;

/** Whole minutes that the tokens cover, after the costs at the start. */
export const minutesFor = (tokens: number, ask: { pricePerMinute: number; preTip: number }): number =>
  ask.pricePerMinute > 0
    ? Math.max(0, Math.floor((tokens - ask.preTip) / ask.pricePerMinute))
    : Number.POSITIVE_INFINITY;

/** The tokens suffice for a request but not for long (spec 2 §4, re-up suggestion). Unknown funds suggest nothing. */
export const isFewTokens = (
  tokens: number | null,
  ask: { pricePerMinute: number; preTip: number; needed: number },
): boolean => tokens !== null && tokens >= ask.needed && minutesFor(tokens, ask) < FEW_MINUTES;
