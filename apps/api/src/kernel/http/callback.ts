import type { FastifyRequest } from 'fastify';

/** A call of another company's server: a biller or an age verification provider. */
export interface CallbackRequest {
  headers: Record<string, string | string[] | undefined>;
  rawBody: string;
  /** Parameters of the address; of a repeated one the first. */
  query: Readonly<Record<string, string>>;
  /** The caller's address, as trusted proxies name it. */
  address: string;
  /** Milliseconds. */
  now: number;
}

/** A callback is forged, stale or unreadable. */
export class BadCallbackError extends Error {
  override readonly name = 'BadCallbackError';
}

/** What a provider's endpoint hands to its adapter. The body is read as text, since signatures cover the raw bytes. */
export const callbackOf = (request: FastifyRequest, body: unknown): CallbackRequest => ({
  headers: request.headers,
  rawBody: typeof body === 'string' ? body : '',
  query: Object.fromEntries(
    Object.entries(request.query as Record<string, string | string[]>).map(([name, value]) => [
      name,
      Array.isArray(value) ? (value[0] ?? '') : value,
    ]),
  ),
  address: request.ip,
  now: Date.now(),
});
