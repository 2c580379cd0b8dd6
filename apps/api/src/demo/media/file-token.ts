import { createHmac, timingSafeEqual } from 'node:crypto';

/** Why a file token was rejected. */
type FileTokenRefusal = 'token_missing' | 'token_malformed' | 'token_foreign' | 'token_expired';

const sign = (secret: string, file: string, expires: string): Buffer =>
  createHmac('sha256', secret).update(`live\n${file}\n${expires}`).digest();

/** A token that opens the files of one item until `expiresAt` (milliseconds): `{expiry in base 36}.{signature}`. */
export function signFileToken(secret: string, file: string, expiresAt: number): string {
  const expires = Math.floor(expiresAt).toString(36);
  return `${expires}.${sign(secret, file, expires).toString('base64url')}`;
}

/** Checks a token for an item at `now`; returns the reason for a rejection, or null if it is valid. */
export function refuseFileToken(
  secret: string,
  file: string,
  token: unknown,
  now: number,
): FileTokenRefusal | null {
  if (token === undefined || token === '') return 'token_missing';
  const match = typeof token === 'string' ? /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(token) : null;
  const [, expires, signature] = match ?? [];
  if (expires === undefined || signature === undefined) return 'token_malformed';
  // Verify the signature first: the expiry of a forged token means nothing.
  if (!timingSafeEqual(sign(secret, file, expires), Buffer.from(signature, 'base64url')))
    return 'token_foreign';
  return Number.parseInt(expires, 36) > now ? null : 'token_expired';
}
