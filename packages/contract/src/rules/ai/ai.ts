/** Prices of an AI companion in tokens, shown before the purchase. Assumed. */
export const AI_PRICES = { chat: 2, image: 20 } as const;
export type AiKind = keyof typeof AI_PRICES;
/** Most requests of one user in 24 hours. Assumed. */
export const AI_PER_DAY = { chat: 300, image: 40 } as const satisfies Record<AiKind, number>;
/** Characters of a request and of an answer. Assumed. */
export const MAX_AI_MESSAGE = 500;
export const MAX_AI_ANSWER = 4_000;
/** A request that is not answered in this time is refunded, in ms. Assumed. */
export const AI_WITHIN_MS = 90_000;
