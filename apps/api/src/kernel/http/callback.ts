/** A call of another company's server: a biller or an age verification provider. */
export interface CallbackRequest {
  headers: Record<string, string | string[] | undefined>;
  rawBody: string;
  /** Milliseconds. */
  now: number;
}

/** A callback is forged, stale or unreadable. */
export class BadCallbackError extends Error {
  override readonly name = 'BadCallbackError';
}
