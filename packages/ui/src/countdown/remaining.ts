/** Whole seconds left until an instant, both in milliseconds; zero when it has passed or is none. Counts up to it. */
export function secondsLeft(until: number, now: number): number {
  const left = Math.ceil((until - now) / 1000);
  return Number.isFinite(left) && left > 0 ? left : 0;
}

/** Milliseconds until the shown number of seconds changes: ticks fall on the second, whatever the page was doing. */
export function untilNextTick(until: number, now: number): number {
  const left = until - now;
  return left <= 0 ? 0 : left % 1000 || 1000;
}

/** Days, and the rest of the time in seconds. */
export const splitDays = (seconds: number): { days: number; rest: number } => ({
  days: Math.floor(seconds / 86_400),
  rest: seconds % 86_400,
});

/** Moments in seconds before the end that are worth a word to those who cannot see the clock. */
const worthSaying = [600, 300, 60, 10, 0];

/** The moment that was reached between two readings of the clock, or null. */
export const momentReached = (before: number, now: number): number | null =>
  worthSaying.findLast((moment) => before > moment && now <= moment) ?? null;
