import type { Orm } from '../db/database.ts';
import { tokenHash, type UserRow, userOfSession, type Viewer } from './session.ts';
import type { Signer } from './signing.ts';

/** Seconds that a token opens sockets; `GET /user/current` gives a fresh one. */
const NODE_TOKEN_SECONDS = 3600;

/** Who a socket speaks for. `userId` is null for guests. */
export interface NodeSession {
  userId: number | null;
  guestId: number;
  username: string;
  user: UserRow | null;
}

interface Claims {
  /** Hash of the session's token, for users: a session that ended opens no sockets. */
  s?: string;
  g: number;
  n: string;
  e: number;
}

/** A short-lived token for socket authorisation: it is no cookie and cannot become one. */
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

/** Null when the token is forged or expired, or its session has ended. */
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
  if (claims.s === undefined) return { userId: null, guestId: claims.g, username: claims.n, user: null };
  const user = await userOfSession(orm, claims.s, now);
  return user && { userId: user.id, guestId: claims.g, username: user.username, user };
}
