/** A minute of a show where nothing holds a browser back. */
const SHORTEST_MS = 6_000;
const LONGEST_MS = 18_000;
/** What the work below takes on a quiet machine. */
const QUIET_MS = 36;

/** Milliseconds that some work takes now. */
function workMs(): number {
  const started = performance.now();
  let sum = 1;
  for (let step = 0; step < 20_000_000; step += 1) sum = (sum * 31 + step) | 0;
  return sum === 0 ? 0 : performance.now() - started;
}

/**
 * Milliseconds of a minute of a show: short, and longer where the machine is slow, since what people do in a show takes
 * longer there, too, and a show must not end before they have done it.
 */
export function showMinuteMs(): number {
  // The first times are not compiled yet.
  const [, , ...times] = Array.from({ length: 7 }, workMs);
  const slowness = (times.sort((a, b) => a - b)[2] ?? QUIET_MS) / QUIET_MS;
  return Math.round(Math.min(LONGEST_MS, Math.max(SHORTEST_MS, SHORTEST_MS * slowness)));
}
