/** What a shopping trip with a generated SDK saw. Copied beside each SDK, with which it is type-checked. */
export interface Trip {
  tokensBefore: number;
  tokensAfter: number;
  price: number;
  tip: number;
  /** The `errorType` of a tip that the account cannot pay. */
  refusal: string | undefined;
}

export interface Trader {
  baseUrl: string;
  /** Keeps the cookies of one visitor. */
  fetch: typeof fetch;
  username: string;
  password: string;
  room: string;
}
