/** Whole seconds left until a time, rounded up, both in milliseconds; zero if it has passed or is invalid. */
export function secondsLeft(until: number, now: number): number {
  const left = Math.ceil((until - now) / 1000);
  return Number.isFinite(left) && left > 0 ? left : 0;
}

/** Milliseconds until the displayed second changes, so that ticks fall on the second even after a delay. */
export function untilNextTick(until: number, now: number): number {
  const left = until - now;
  return left <= 0 ? 0 : left % 1000 || 1000;
}

/** Whole days, and the remaining seconds. */
export const splitDays = (seconds: number): { days: number; rest: number } => ({
  days: Math.floor(seconds / 86_400),
  rest: seconds % 86_400,
});

/** Seconds before the end at which screen readers get an announcement. */
const worthSaying = [600, 300, 60, 10, 0];

/** The announcement due between two readings of the clock, or null. */
export const momentReached = (before: number, now: number): number | null =>
  worthSaying.findLast((moment) => before > moment && now <= moment) ?? null;
