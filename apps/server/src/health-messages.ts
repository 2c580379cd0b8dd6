/** What the thread of `/livez` and `/metrics` gets at its start. */
export interface HealthThreadData {
  host: string;
  port: number;
  /** Shared with the main thread, which stores `process.hrtime.bigint()` in it (nanoseconds). */
  heartbeat: SharedArrayBuffer;
  /** From this silence of the main thread on, `/livez` answers 503. */
  silentAfterMs: number;
}

export type FromHealthThread =
  | { type: 'listening'; port: number }
  | { type: 'failed'; code: string | undefined; message: string }
  | { type: 'metrics' };

/** The numbers that were asked for; null if they could not be read. */
export interface ToHealthThread {
  text: string | null;
  contentType: string;
}
