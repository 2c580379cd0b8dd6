import type { Orm } from '../db/database.ts';
import type { UserRow } from '../db/user-row.ts';
import type { Signer } from '../signing.ts';
import { tokenHash, userOfSession, type Viewer } from './session.ts';

/** Lifetime of a socket token in seconds; `GET /user/current` issues a fresh one. */
const NODE_TOKEN_SECONDS = 3600;

/** The identity behind a socket. `userId` is null for guests. */
export interface NodeSession {
  userId: number | null;
  guestId: number;
  username: string;
  user: UserRow | null;
  /** Hash of the user's session; null for guests. */
  login: string | null;
}

interface Claims {
  /** Hash of the user's session token: a token of an ended session opens no sockets. */
  s?: string;
  g: number;
  n: string;
  e: number;
}

/** Issues a short-lived token for socket authorisation. It cannot be used as a session cookie. */
export function makeNodeToken(signer: Signer, viewer: Viewer, now = Date.now()): string {
  const claims: Claims = {
    ...(viewer.user ? { s: tokenHash(viewer.token) } : {}),
    g: viewer.guest.id,
    n: viewer.user?.username ?? viewer.guest.name,
    e: Math.floor(now / 1000) + NODE_TOKEN_SECONDS,
  };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${signer.sign('node', body)}`;
}

/** Returns null if the token is forged or expired, or if its session has ended. */
export async function readNodeToken(
  orm: Orm,
  signer: Signer,
  token: string,
  now = Date.now(),
): Promise<NodeSession | null> {
  const [body = '', signature = ''] = token.split('.');
  if (body === '' || !signer.verify('node', body, signature)) return null;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Claims;
  if (claims.e * 1000 < now) return null;
  if (claims.s === undefined) {
    return { userId: null, guestId: claims.g, username: claims.n, user: null, login: null };
  }
  const user = await userOfSession(orm, claims.s, now);
  return user && { userId: user.id, guestId: claims.g, username: user.username, user, login: claims.s };
}
