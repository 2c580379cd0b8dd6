import { createHmac, timingSafeEqual } from 'node:crypto';

/** Why a stream token was rejected. */
export type StreamTokenRefusal = 'token_missing' | 'token_malformed' | 'token_foreign' | 'token_expired';

const sign = (secret: string, stream: string, expires: string): Buffer =>
  createHmac('sha256', secret).update(`live\n${stream}\n${expires}`).digest();

/** A token that opens one stream until `expiresAt` (milliseconds): `{expiry in base 36}.{signature}`. */
export function signStreamToken(secret: string, stream: string, expiresAt: number): string {
  const expires = Math.floor(expiresAt).toString(36);
  return `${expires}.${sign(secret, stream, expires).toString('base64url')}`;
}

/** Checks a token for a stream at `now`; returns the reason for a rejection, or null if it is valid. */
export function refuseStreamToken(
  secret: string,
  stream: string,
  token: unknown,
  now: number,
): StreamTokenRefusal | null {
  if (token === undefined || token === '') return 'token_missing';
  const match = typeof token === 'string' ? /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(token) : null;
  const [, expires, signature] = match ?? [];
  if (expires === undefined || signature === undefined) return 'token_malformed';
  // Verify the signature first: the expiry of a forged token means nothing.
  if (!timingSafeEqual(sign(secret, stream, expires), Buffer.from(signature, 'base64url')))
    return 'token_foreign';
  return Number.parseInt(expires, 36) > now ? null : 'token_expired';
}
