import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';

export interface PostAnswer {
  status: number;
  /** `Retry-After` in milliseconds, 0 without. */
  retryAfterMs: number;
}

/** `Retry-After` holds seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(header: string | undefined, now: number): number {
  if (!header) return 0;
  const ms = /^\d{1,7}$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

interface Post {
  headers: Record<string, string>;
  body: Buffer;
  timeoutMs: number;
  /** Replaces the system's, to refuse addresses. */
  lookup: LookupFunction | undefined;
}

/** Sends one POST and reads no content. Follows no redirect: a push service has one address for a subscription. */
export const post = (url: URL, { headers, body, timeoutMs, lookup }: Post): Promise<PostAnswer> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { method: 'POST', headers, signal, ...(lookup ? { lookup } : {}) };
    const sent = send(url, options, (answer) => {
      answer.destroy();
      resolve({
        status: answer.statusCode ?? 0,
        retryAfterMs: retryAfterMs(answer.headers['retry-after'], Date.now()),
      });
    });
    sent.on('error', (error) =>
      reject(signal.aborted ? Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }) : error),
    );
    sent.end(body);
  });
