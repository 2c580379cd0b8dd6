/** The fastest that a live picture is played to catch up: more is heard as a change of pitch or tempo. */
export const MAX_RATE = 1.08;
/** Seconds behind the target: from here on the player hurries, until it is this near, and from here on it jumps. */
const HURRY_BEYOND = 1.5;
const HURRY_UNTIL = 0.3;
const JUMP_BEYOND = 8;
/** After a hidden tab a smaller gap is reason enough: nobody sees the jump. */
const JUMP_AFTER_HIDDEN = 2;
/** Seconds of picture in hand without which hurrying would only make it stop. */
const LEAST_BUFFER = 1;
/** Two stops within a minute: the line does not carry this latency, so for a minute nobody hurries. */
const REST = 60_000;
const STOPS_ALLOWED = 2;

export interface LatencyState {
  isHurrying: boolean;
  /** When the picture stopped lately, in milliseconds. */
  stops: readonly number[];
  restUntil: number;
}

export interface LatencyInput {
  /** Milliseconds of a clock that only grows. */
  now: number;
  /** Seconds behind the live edge, and how far behind it is meant to be. */
  latency: number;
  target: number;
  /** Seconds of picture in hand. */
  buffered: number;
  isPlaying: boolean;
  /** The picture ran dry since the last step. */
  hasStopped: boolean;
  /** The tab has just come back into sight. */
  isBack: boolean;
}

export interface LatencyStep {
  state: LatencyState;
  rate: number;
  /** Go to the live edge at once. */
  jumps: boolean;
}

export const freshLatency: LatencyState = { isHurrying: false, stops: [], restUntil: 0 };

/**
 * One step of the controller that keeps a live picture near its edge: plays a little faster when it is late, jumps
 * when it is very late, and lets be what the line cannot carry. Hurrying begins later than it ends, so that it does
 * not flutter.
 */
export const latencyStep = (last: LatencyState, input: LatencyInput): LatencyStep => {
  const { now, latency, target, buffered } = input;
  const stops = input.hasStopped
    ? [...last.stops.filter((at) => now - at < REST), now].slice(-STOPS_ALLOWED)
    : last.stops;
  const restUntil = input.hasStopped && stops.length >= STOPS_ALLOWED ? now + REST : last.restUntil;
  const still = { state: { isHurrying: false, stops, restUntil }, rate: 1, jumps: false };
  const excess = latency - target;
  if (!input.isPlaying || !Number.isFinite(excess)) return still;
  if (excess > (input.isBack ? JUMP_AFTER_HIDDEN : JUMP_BEYOND)) return { ...still, jumps: true };
  const isLate = excess > (last.isHurrying ? HURRY_UNTIL : HURRY_BEYOND);
  if (!isLate || buffered < LEAST_BUFFER || now < restUntil) return still;
  const rate = Math.min(MAX_RATE, 1.02 + (excess - HURRY_UNTIL) * 0.03);
  return { state: { isHurrying: true, stops, restUntil }, rate, jumps: false };
};
