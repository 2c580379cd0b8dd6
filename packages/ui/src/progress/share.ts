/** Progress from 0 to 1; null if unknown (no value, not a number, or a total that is not positive and finite). */
export function doneShare(value: number | null | undefined, max: number): number | null {
  if (value === null || value === undefined || Number.isNaN(value)) return null;
  if (!(max > 0) || max === Number.POSITIVE_INFINITY) return null;
  return Math.min(1, Math.max(0, value / max));
}
