/** A whole count, at least zero and at most the largest safe integer. Null if unknown or not a number. */
export const wholeCount = (value: number | null): number | null =>
  value === null || Number.isNaN(value)
    ? null
    : Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.trunc(value)));
