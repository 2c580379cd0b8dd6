import type { PlayerState } from '@footlight/room-widgets';

/** What went wrong with a request or with the decoder since the last look. */
export type Fault = 'network' | 'media' | 'token' | 'starting';

/**
 * `renew` asks for a new address, `live` goes to the live edge, `switch` asks the next edge server, `media` starts the
 * decoder anew, `rebuild` makes a new player on the next edge server.
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
  /** Another playlist has been asked for: its number is where growing starts, and no growth yet. */
  isOther: boolean;
  /** The playlist stands still: what moves is what was seen before. */
  isStale: boolean;
  /** When something was last done about it, and how often since the picture moved. */
  actedAt: number;
  attempts: number;
  hasPlayed: boolean;
  /** The origin has asked for time since the picture moved. */
  isStarting: boolean;
}

export interface Observation {
  /** Milliseconds of a clock that only grows. */
  now: number;
  /** Position of the picture in seconds. */
  time: number;
  isPaused: boolean;
  /** There is a picture to show, moving or not. */
  hasPicture: boolean;
  /** Number of the playlist's last segment; null while there is none, or nobody knows. */
  segment: number | null;
  /** Seconds of a segment. */
  segmentLength: number;
  fault: Fault | null;
}

/** Milliseconds without movement after which it counts as stopped, is repaired, and is told to the viewer. */
const STOPPED = 1_000;
const REPAIR_AFTER = 3_000;
/** A first picture may take longer: starting over would only throw away what a slow line has brought. */
const REPAIR_START_AFTER = 8_000;
const FAIL_AFTER = 15_000;
/** An origin that is starting is given longer. */
const FAIL_AFTER_START = 60_000;
/** Between two repairs: longer than one needs to show its effect. */
const PACE = 3_000;
/** A fault that was told needs no waiting, but not every half second a new try either. */
const FAULT_PACE = 1_000;
/** Segments' lengths without a new one after which a playlist counts as frozen. */
const FROZEN = 3;
const FROZEN_LEAST = 6_000;
/** A gap between two looks: the machine slept or the tab was out of sight, and the clocks say nothing. */
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
  // Anything stronger would show again what has been shown.
  // A playlist needs the time of two segments to show that it goes on.
  const proof = Math.max(PACE, 2_000 * seen.segmentLength);
  if (state.isStale && state.hasPlayed) return sinceAction >= proof ? 'switch' : null;
  const isStill = now - state.movedAt >= (state.hasPlayed ? REPAIR_AFTER : REPAIR_START_AFTER);
  if (fault && fault !== 'token' && sinceAction >= (state.attempts < 2 ? FAULT_PACE : PACE)) {
    if (fault === 'media' && state.attempts === 0) return 'media';
    return state.attempts < 2 && fault !== 'media' ? 'switch' : 'rebuild';
  }
  return isStill && sinceAction >= PACE ? (LADDER[state.attempts] ?? 'rebuild') : null;
};

/** Takes note of the playlist: only a playlist that goes on where it was has grown. */
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
 * One look at a live picture: is it moving, and if not, what is done about it. Tries for as long as the viewer wants to
 * watch, from the gentlest means to the strongest, and says `failed` when that takes long; a picture that moves again
 * takes everything back.
 */
export const repairStep = (
  last: RepairState,
  seen: Observation,
): { state: RepairState; action: RepairAction | null } => {
  const { now } = seen;
  const state: RepairState = { ...last, lookedAt: now, time: seen.time };
  if (seen.isPaused || now - last.lookedAt > ASLEEP) {
    // A paused picture is as it should be; after a sleep everything gets its time anew.
    Object.assign(state, { movedAt: now, grewAt: now, attempts: 0, isOther: true, isStale: false });
    if (seen.isPaused && seen.hasPicture) state.word = 'playing';
    return { state, action: null };
  }
  notePlaylist(state, seen);
  if (seen.fault === 'starting') state.isStarting = true;
  if (seen.time !== last.time && seen.hasPicture) {
    Object.assign(state, { movedAt: now, attempts: 0, hasPlayed: true, isStarting: false, word: 'playing' });
  }
  // What is only seen again is no live picture.
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
