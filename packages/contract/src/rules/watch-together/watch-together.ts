import type { ChatStatus } from '../room/room-status.ts';

/** The two people of a private show who watch a video together. */
export const WATCH_SIDES = ['broadcaster', 'viewer'] as const;
export type WatchSide = (typeof WATCH_SIDES)[number];
export const WATCH_ACTS = ['chosen', 'played', 'paused', 'moved', 'closed'] as const;
export type WatchAct = (typeof WATCH_ACTS)[number];

/** The position of the shared video. It is the same for both, and each change has the next version. */
export interface WatchPlayback {
  /** Null: no video is open. */
  media_id: number | null;
  version: number;
  is_playing: boolean;
  /** Milliseconds of the video at the moment `at`. */
  position_ms: number;
  /** Unix milliseconds of the platform's clock. */
  at: number;
  /** The last change, and who made it; null before the first one. */
  act: WatchAct | null;
  by: WatchSide | null;
}

/** Before a video is chosen. */
export const noVideo = (at: number): WatchPlayback => ({
  media_id: null,
  version: 0,
  is_playing: false,
  position_ms: 0,
  at,
  act: null,
  by: null,
});

/** The position at `now`, both in milliseconds. A video that has ended stays at its end. */
export const watchPosition = (
  { is_playing, position_ms, at }: Pick<WatchPlayback, 'is_playing' | 'position_ms' | 'at'>,
  now: number,
  durationMs: number,
): number => Math.min(durationMs, position_ms + (is_playing ? Math.max(0, now - at) : 0));

/** After the broadcaster opened a video, which starts at once, or closed it (null). */
export const afterChoice = (
  state: WatchPlayback,
  mediaId: number | null,
  by: WatchSide,
  now: number,
): WatchPlayback => ({
  media_id: mediaId,
  version: state.version + 1,
  is_playing: mediaId !== null,
  position_ms: 0,
  at: now,
  act: mediaId === null ? 'closed' : 'chosen',
  by,
});

/** After one of the two pressed play, pause or a position. The press that reaches the platform later wins. */
export const afterPress = (
  state: WatchPlayback,
  press: { is_playing: boolean; position_ms: number },
  by: WatchSide,
  { now, durationMs }: { now: number; durationMs: number },
): WatchPlayback => ({
  ...state,
  version: state.version + 1,
  is_playing: press.is_playing,
  position_ms: Math.min(durationMs, Math.max(0, Math.round(press.position_ms))),
  at: now,
  act: press.is_playing === state.is_playing ? 'moved' : press.is_playing ? 'played' : 'paused',
  by,
});

/** Messages may arrive out of order: the higher version of a show counts. */
export const newerPlayback = <T extends { show_id: number; version: number }>(known: T, next: T): T =>
  next.show_id > known.show_id || (next.show_id === known.show_id && next.version > known.version)
    ? next
    : known;

/** Below this drift (ms) nothing is corrected. */
export const WATCH_IN_STEP_MS = 40;
/** A correction continues until the drift is below this (ms), so that it does not start again at once. */
export const WATCH_SETTLED_MS = 12;
/** Above this drift (ms) the player jumps, because a changed speed would take too long. */
export const WATCH_JUMP_MS = 1_000;
/** The largest change of speed; speech still sounds natural. */
export const WATCH_RATE_CHANGE = 0.05;
/** A drift of this many ms is corrected at the largest change of speed, a smaller one more slowly. */
const FULL_CHANGE_MS = 150;

export type WatchCorrection = { kind: 'rate'; rate: number } | { kind: 'seek' };

/** How a player synchronises. `drift` is its position minus the shared one, in ms; `rate` is its current speed. */
export const watchCorrection = ({
  isPlaying,
  drift,
  rate,
}: {
  isPlaying: boolean;
  drift: number;
  rate: number;
}): WatchCorrection => {
  const size = Math.abs(drift);
  if (size > WATCH_JUMP_MS || (!isPlaying && size >= WATCH_IN_STEP_MS)) return { kind: 'seek' };
  if (!isPlaying || size < (rate === 1 ? WATCH_IN_STEP_MS : WATCH_SETTLED_MS))
    return { kind: 'rate', rate: 1 };
  const change = WATCH_RATE_CHANGE * Math.min(1, size / FULL_CHANGE_MS);
  // Whole per cents: each change of speed costs the player a little work.
  const rounded = Math.max(0.01, Math.round(change * 100) / 100);
  return { kind: 'rate', rate: drift > 0 ? 1 - rounded : 1 + rounded };
};

const WITHOUT_WATCHING: readonly ChatStatus[] = ['limited', 'offline', 'connected'];

/**
 * What the private-request button opens (spec 3 §4). `off`: watching together is turned off. The id is that of the show
 * that watches together now; null without one.
 */
export const privateButton = (room: {
  status: ChatStatus;
  watchTogetherId: number | null;
  isVersus: boolean;
  isWatchTogetherEnabled: boolean;
}): 'off' | 'watch_together' | 'request' => {
  const isTaken = room.status === 'private' && room.watchTogetherId !== null;
  if (isTaken || WITHOUT_WATCHING.includes(room.status) || room.isVersus) return 'off';
  return room.isWatchTogetherEnabled ? 'watch_together' : 'request';
};
