/** How many there are: whole, not below zero, and short enough for a line. Null for what is no number. */
export const wholeCount = (value: number | null): number | null =>
  value === null || Number.isNaN(value)
    ? null
    : Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.trunc(value)));
