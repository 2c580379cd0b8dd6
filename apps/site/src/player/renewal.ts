/** Milliseconds before the end of a token at which another one is asked for. */
const RENEW_BEFORE = 60_000;
const LEAST = 1_000;
/** Longest time that a timer of the browser can hold. */
const MOST = 2 ** 31 - 1;

/** When to ask for another token, of what is left of this one: a minute before its end, or at half its time. */
export const renewalDelay = (left: number): number =>
  Math.min(Math.max(left - RENEW_BEFORE, left / 2, LEAST), MOST);
