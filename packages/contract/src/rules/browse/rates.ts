import { LIST_RATES } from './list-values.ts';

/**
 * Prices of `/private-shows/rate/{amount}/{to?}`, in tokens per minute, both ends included. Assumed: without `to` the
 * range ends before the next amount, so that each price is in one list; a pair in the other order is the same range.
 */
export const rateRange = (amount: string, to?: string): { from: number; to: number } => {
  const start = Number(amount);
  if (to !== undefined) return { from: Math.min(start, Number(to)), to: Math.max(start, Number(to)) };
  const next = LIST_RATES.map(Number).find((one) => one > start);
  return { from: start, to: next === undefined ? Number.MAX_SAFE_INTEGER : next - 1 };
};
