/** Characters of a room's subject. Assumed. */
export const MAX_SUBJECT = 200;
/** Tags of a room, and characters of one. Assumed. */
export const MAX_ROOM_TAGS = 10;
export const MAX_ROOM_TAG = 30;
/** A tag, as viewers read it in an address: small letters, digits, `-` and `_`. */
export const ROOM_TAG = /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}_-]+$/u;

/** Characters of a room's password. Assumed. */
export const MIN_CAM_PASSWORD = 4;
export const MAX_CAM_PASSWORD = 100;

/** Tokens that a viewer prepays when a request is accepted: the start tip, and the minimum duration or one minute. */
export const prepaidOf = (ask: {
  price_per_minute: number;
  minimum_minutes: number;
  pre_tip: number;
}): number => ask.pre_tip + ask.price_per_minute * Math.max(1, ask.minimum_minutes);
