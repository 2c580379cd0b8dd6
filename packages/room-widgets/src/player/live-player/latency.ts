/** Highest playback rate for catching up: above this, the change becomes audible. */
export const MAX_RATE = 1.08;
/** Seconds behind the target at which the player starts to catch up, stops catching up, and jumps. */
const HURRY_BEYOND = 1.5;
const HURRY_UNTIL = 0.3;
const JUMP_BEYOND = 8;
/** When a hidden tab becomes visible, a smaller gap is enough to jump. */
const JUMP_AFTER_HIDDEN = 2;
/** Seconds of buffer needed to catch up; with less, playback would stall. */
const LEAST_BUFFER = 1;
/** After two stalls within a minute, the player does not catch up for a minute. */
const REST = 60_000;
const STOPS_ALLOWED = 2;

export interface LatencyState {
  isHurrying: boolean;
  /** Times of recent stalls, in milliseconds. */
  stops: readonly number[];
  restUntil: number;
}

export interface LatencyInput {
  /** Milliseconds of a monotonic clock. */
  now: number;
  /** Seconds behind the live edge, and the target. */
  latency: number;
  target: number;
  /** Seconds of buffer. */
  buffered: number;
  isPlaying: boolean;
  /** Playback stalled since the last step. */
  hasStopped: boolean;
  /** The tab has just become visible. */
  isBack: boolean;
}

export interface LatencyStep {
  state: LatencyState;
  rate: number;
  /** Jump to the live edge. */
  jumps: boolean;
}

export const freshLatency: LatencyState = { isHurrying: false, stops: [], restUntil: 0 };

/**
 * One step of the latency controller: plays slightly faster when late, jumps when very late, and pauses catching up on
 * a slow connection. The start threshold is above the stop threshold, so that the rate does not oscillate.
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
