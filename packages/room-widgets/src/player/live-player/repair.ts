import type { PlayerState } from '../video-player/player-engine.ts';

/** Fault of a request or of the decoder since the last check. */
export type Fault = 'network' | 'media' | 'token' | 'starting';

/**
 * `renew` requests a new URL, `live` jumps to the live edge, `switch` moves to the next edge server, `media` restarts the
 * decoder, `rebuild` creates a new player on the next edge server.
 */
export type RepairAction = 'renew' | 'live' | 'switch' | 'media' | 'rebuild';

export interface RepairState {
  word: PlayerState;
  lookedAt: number;
  time: number;
  /** When the picture last moved, and when the playlist last grew. */
  movedAt: number;
  segment: number | null;
  grewAt: number;
  /** The next segment number comes from another playlist: it is a new baseline, not growth. */
  isOther: boolean;
  /** The playlist has stopped growing: the picture only replays old segments. */
  isStale: boolean;
  /** Time of the last repair, and the number of repairs since the picture moved. */
  actedAt: number;
  attempts: number;
  hasPlayed: boolean;
  /** The origin reported that it is starting since the picture last moved. */
  isStarting: boolean;
}

export interface Observation {
  /** Milliseconds of a monotonic clock. */
  now: number;
  /** Playback position in seconds. */
  time: number;
  isPaused: boolean;
  /** A frame is available, moving or not. */
  hasPicture: boolean;
  /** Number of the playlist's last segment; null if unknown. */
  segment: number | null;
  /** Segment length in seconds. */
  segmentLength: number;
  fault: Fault | null;
}

/** Milliseconds without progress after which playback counts as stopped, is repaired, and is reported as failed. */
const STOPPED = 1_000;
const REPAIR_AFTER = 3_000;
/** The first picture may take longer: a restart would discard what a slow connection has already loaded. */
const REPAIR_START_AFTER = 8_000;
const FAIL_AFTER = 15_000;
/** An origin that is starting gets more time. */
const FAIL_AFTER_START = 60_000;
/** Milliseconds between two repairs: long enough for the first to take effect. */
const PACE = 3_000;
/** Milliseconds between repairs of reported faults. */
const FAULT_PACE = 1_000;
/** A playlist counts as frozen after this many segment lengths without a new segment. */
const FROZEN = 3;
const FROZEN_LEAST = 6_000;
/** After a longer gap between two checks the device slept or the tab was hidden, so the times mean nothing. */
const ASLEEP = 5_000;

export const freshRepair = (now: number): RepairState => ({
  word: 'loading',
  lookedAt: now,
  time: 0,
  movedAt: now,
  segment: null,
  grewAt: now,
  isOther: true,
  isStale: false,
  actedAt: now - PACE,
  attempts: 0,
  hasPlayed: false,
  isStarting: false,
});

const LADDER: readonly RepairAction[] = ['live', 'switch'];

const chosen = (state: RepairState, seen: Observation): RepairAction | null => {
  const { now, fault } = seen;
  const sinceAction = now - state.actedAt;
  if (fault === 'token' && sinceAction >= FAULT_PACE) return 'renew';
  // A stronger repair would replay old segments. A playlist needs two segment lengths to prove that it grows.
  const proof = Math.max(PACE, 2_000 * seen.segmentLength);
  if (state.isStale && state.hasPlayed) return sinceAction >= proof ? 'switch' : null;
  const isStill = now - state.movedAt >= (state.hasPlayed ? REPAIR_AFTER : REPAIR_START_AFTER);
  if (fault && fault !== 'token' && sinceAction >= (state.attempts < 2 ? FAULT_PACE : PACE)) {
    if (fault === 'media' && state.attempts === 0) return 'media';
    return state.attempts < 2 && fault !== 'media' ? 'switch' : 'rebuild';
  }
  return isStill && sinceAction >= PACE ? (LADDER[state.attempts] ?? 'rebuild') : null;
};

/** Records the playlist's progress. A switched playlist only sets a new baseline. */
const notePlaylist = (state: RepairState, { now, segment, segmentLength }: Observation): void => {
  if (segment !== null && segment !== state.segment) {
    if (state.segment === null || (!state.isOther && segment > state.segment)) state.grewAt = now;
    state.segment = segment;
    state.isOther = false;
  }
  const patience = Math.max(FROZEN_LEAST, FROZEN * segmentLength * 1_000);
  state.isStale = state.segment !== null && now - state.grewAt > patience;
};

/**
 * One check of a live picture. While it does not move, returns repairs from the mildest to the strongest, without limit,
 * and reports `failed` after a while. A moving picture resets the state.
 */
export const repairStep = (
  last: RepairState,
  seen: Observation,
): { state: RepairState; action: RepairAction | null } => {
  const { now } = seen;
  const state: RepairState = { ...last, lookedAt: now, time: seen.time };
  if (seen.isPaused || now - last.lookedAt > ASLEEP) {
    // A paused picture needs no repair, and after a sleep all timers restart.
    Object.assign(state, { movedAt: now, grewAt: now, attempts: 0, isOther: true, isStale: false });
    if (seen.isPaused && seen.hasPicture) state.word = 'playing';
    return { state, action: null };
  }
  notePlaylist(state, seen);
  if (seen.fault === 'starting') state.isStarting = true;
  if (seen.time !== last.time && seen.hasPicture) {
    Object.assign(state, { movedAt: now, attempts: 0, hasPlayed: true, isStarting: false, word: 'playing' });
  }
  // Replaying old segments does not count as live.
  const still = now - Math.min(state.movedAt, state.isStale ? state.grewAt : now);
  if (still >= (state.isStarting ? FAIL_AFTER_START : FAIL_AFTER)) state.word = 'failed';
  else if (still >= STOPPED && state.word !== 'failed') state.word = state.hasPlayed ? 'stalled' : 'loading';
  const action = chosen(state, seen);
  if (action) {
    Object.assign(state, { actedAt: now, attempts: state.attempts + 1 });
    if (action === 'switch' || action === 'rebuild') state.isOther = true;
  }
  return { state, action };
};
