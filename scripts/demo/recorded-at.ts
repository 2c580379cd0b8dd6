/** A Saturday evening. A fixed moment, so that two recordings hold the same. */
export const RECORDED_AT = Date.UTC(2026, 10, 28, 20);
