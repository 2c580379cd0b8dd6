import type { ChatStatus } from '../room/room-status.ts';

/** How long a contest may last, in seconds. Assumed. */
export const VERSUS_SECONDS = [120, 300, 600] as const;
/** How long an invitation waits for its answer. Assumed. */
export const VERSUS_INVITE_SECONDS = 60;
/** A side without a connection has this time to return; then it loses. Assumed. */
export const VERSUS_GRACE_SECONDS = 20;
/** Pause before a contest with auto restart starts again. Assumed. */
export const VERSUS_RESTART_SECONDS = 15;
/** How long the result of a contest is shown in its rooms. Assumed. */
export const VERSUS_RESULT_SECONDS = 60;
/** Tips that the state of a contest lists (spec 3 §9). */
export const VERSUS_HISTORY = 200;
/** Results that a section's list of contests has. Assumed. */
export const VERSUS_RESULTS = 8;
export const VERSUS_TOURNAMENT_SIDES = { from: 2, to: 16 } as const;

/**
 * Why a contest ends: time runs out; a side lost its connection for longer than the grace period, ended its show,
 * was suspended, or gave up.
 */
export const VERSUS_ENDS = ['time', 'network', 'show_ended', 'banned', 'gave_up'] as const;
export type VersusEnd = (typeof VERSUS_ENDS)[number];

export interface VersusRoom {
  status: ChatStatus;
  /** The broadcaster's setting `versus_enabled`. */
  isEnabled: boolean;
  isVoyeur: boolean;
  /** A contest runs here already. */
  isVersus: boolean;
}

/** Whether a contest may start in this room: it is live in public, and its broadcaster takes part. */
export const mayStartVersus = (room: VersusRoom): boolean =>
  room.status === 'online' && room.isEnabled && !room.isVoyeur && !room.isVersus;

/** The side with most tokens: its index; null for a draw. */
export const versusWinner = ([first, second]: readonly [number, number]): 0 | 1 | null =>
  first === second ? null : first > second ? 0 : 1;

const TOURNAMENT_PREFIX = 'vs-tournament-';

/** The broadcaster of a tournament's room: its name has a prefix of 14 characters (spec 2 §5). */
export const versusUsername = (name: string): string =>
  name.startsWith(TOURNAMENT_PREFIX) ? name.slice(TOURNAMENT_PREFIX.length) : name;

/** The name under which a tournament speaks of a room. */
export const tournamentRoom = (username: string): string => `${TOURNAMENT_PREFIX}${username}`;

/** Whole seconds until the end, rounded up, so that 0 means over. All times in Unix milliseconds of the platform. */
export const versusSecondsLeft = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / 1_000));
