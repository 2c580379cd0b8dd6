import { DAY } from '../constants.ts';

/** Levels of invisibility: 0 shown, 1 hidden in room lists and announcements. Assumed. */
export const INVISIBLE_LEVELS = [0, 1] as const;

/** More than all countries of the world, or all states of a country. */
export const MAX_BLOCKED_PLACES = 300;
/** ISO 3166-2: `US-TX`. */
export const STATE_CODE = /^[A-Z]{2}-[A-Z0-9]{1,3}$/;

/** Display names: readable text of this length. Assumed. */
export const DISPLAY_NAME = { min: 2, max: 40 } as const;

/** A new username may be chosen this long after the last change. Assumed. */
export const USERNAME_REST = 30 * DAY;

/** The largest file of a profile picture in bytes, its largest side and number of frames. Assumed. */
export const AVATAR_LIMITS = { bytes: 8 * 1024 * 1024, side: 8_000, frames: 200 } as const;
/** Side of the stored picture in pixels. */
export const AVATAR_SIDE = 512;

/** Address of the stored profile pictures. */
export const AVATAR_PATH = '/art/user/';
