import { createHmac, timingSafeEqual } from 'node:crypto';

/** Why a file token was rejected. */
type FileTokenRefusal = 'token_missing' | 'token_malformed' | 'token_foreign' | 'token_expired';

/** `{expiry in base 36}.{signature}`; with `.s{show in base 36}` before the signature for a show. */
const TOKEN = /^([0-9a-z]{1,11})(?:\.s([0-9a-z]{1,7}))?\.([\w-]{43})$/;

const sign = (secret: string, file: string, expires: string, show: string | undefined): Buffer =>
  createHmac('sha256', secret)
    .update(`live\n${file}\n${expires}${show === undefined ? '' : `\nshow ${show}`}`)
    .digest();

/**
 * A token that opens the files of one item until `expiresAt` (milliseconds). With `showId` it opens them only in that
 * show: {@link showOfToken}.
 */
export function signFileToken(secret: string, file: string, expiresAt: number, showId?: number): string {
  const expires = Math.floor(expiresAt).toString(36);
  const show = showId?.toString(36);
  const signature = sign(secret, file, expires, show).toString('base64url');
  return [expires, ...(show === undefined ? [] : [`s${show}`]), signature].join('.');
}

/** Checks a token for an item at `now`; returns the reason for a rejection, or null if it is valid. */
export function refuseFileToken(
  secret: string,
  file: string,
  token: unknown,
  now: number,
): FileTokenRefusal | null {
  if (token === undefined || token === '') return 'token_missing';
  const [, expires, show, signature] = (typeof token === 'string' && TOKEN.exec(token)) || [];
  if (expires === undefined || signature === undefined) return 'token_malformed';
  // Verify the signature first: the expiry of a forged token means nothing.
  if (!timingSafeEqual(sign(secret, file, expires, show), Buffer.from(signature, 'base64url')))
    return 'token_foreign';
  return Number.parseInt(expires, 36) > now ? null : 'token_expired';
}

/** The show to which a valid token is bound; null for a token of a user with access of their own. */
export const showOfToken = (token: unknown): number | null => {
  const [, , show] = (typeof token === 'string' && TOKEN.exec(token)) || [];
  return show === undefined ? null : Number.parseInt(show, 36);
};
