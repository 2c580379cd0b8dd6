/** Renews a token this many milliseconds before it expires. */
const RENEW_BEFORE = 60_000;
const LEAST = 1_000;
/** Longest delay of a browser timer. */
const MOST = 2 ** 31 - 1;

/** Milliseconds until the next renewal: a minute before the token expires, or half of the remaining time if that is later. */
export const renewalDelay = (left: number): number =>
  Math.min(Math.max(left - RENEW_BEFORE, left / 2, LEAST), MOST);
