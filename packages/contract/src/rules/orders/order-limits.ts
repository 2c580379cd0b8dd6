/** Durations of a Snapchat subscription (spec 1 §3, sell_snapchat_duration). */
export const SNAPCHAT_DURATIONS = ['1M', '6M', '1Y', 'FOREVER'] as const;
export type SnapchatDuration = (typeof SNAPCHAT_DURATIONS)[number];

export const MAX_ORDER_PRICE = 50_000;

/** A Snapchat username: 3 to 15 letters, digits, `.`, `_` and `-`, starting with a letter. */
export const SNAPCHAT_HANDLE = /^[a-z][a-z0-9._-]{1,13}[a-z0-9]$/;
export const MAX_SNAPCHAT_HANDLE = 15;
