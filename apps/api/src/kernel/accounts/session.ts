import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { session, user } from '../db/schema/index.ts';
import type { UserRow } from '../db/user-row.ts';
import type { Signer } from '../signing.ts';
import { isSuspended } from './suspension.ts';

export const SESSION_COOKIE = 'fl_session';
export const SESSION_DAYS = 30;
const DAY_MS = 24 * 3_600_000;
/** A session's time of use is stored at most this often. */
const SEEN_EVERY_MS = 2 * 60_000;

/** The identity behind a request. A guest has a signed cookie and no row; an empty token means no cookie yet. */
export interface Viewer {
  token: string;
  user: UserRow | null;
  guest: { id: number; name: string };
}

/** The viewer of an operation that requires a login. */
export type LoggedIn = Viewer & { user: UserRow };

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Derives a guest's name and negative id from the token, so the server stores nothing for guests. */
function guestOf(token: string): Viewer['guest'] {
  const digest = createHash('sha256').update(`guest:${token}`).digest();
  return {
    id: -(digest.readUInt32BE(0) % 2_000_000_000) - 1,
    name: `guest_${digest.toString('hex', 4, 9)}`,
  };
}

export function makeGuest(signer: Signer): Viewer {
  const id = randomBytes(18).toString('base64url');
  const token = `g.${id}.${signer.sign('guest', id)}`;
  return { token, user: null, guest: guestOf(token) };
}

/** A visitor without a cookie: a guest for this request only. */
function passerBy(): Viewer {
  return { token: '', user: null, guest: guestOf(randomBytes(12).toString('base64url')) };
}

/** The browser that logs in, so that its owner recognises it in the list of sessions. */
export interface Device {
  userAgent: string;
  country: string | null;
}

const NO_DEVICE: Device = { userAgent: '', country: null };

export async function openSession(
  orm: Orm,
  userId: number,
  device: Device = NO_DEVICE,
  now = Date.now(),
): Promise<string> {
  const token = `u.${randomBytes(32).toString('base64url')}`;
  const expiresAt = new Date(now + SESSION_DAYS * DAY_MS);
  await orm.insert(session).values({ tokenHash: tokenHash(token), userId, ...device, expiresAt });
  return token;
}

export async function endSession(orm: Orm, token: string): Promise<void> {
  await orm.delete(session).where(eq(session.tokenHash, tokenHash(token)));
}

export async function forgetExpiredSessions(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(session).where(lt(session.expiresAt, new Date(now)));
}

async function openSessionOf(orm: Orm, hash: string, now: number) {
  const [row] = await orm
    .select({ user, lastSeenAt: session.lastSeenAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.tokenHash, hash), gt(session.expiresAt, new Date(now))));
  // A removed account has no sessions.
  return row && row.user.traits.isRemoved !== true ? row : null;
}

/** Finds the user of a session by its token hash; null if the session has ended or expired. */
export const userOfSession = async (orm: Orm, hash: string, now = Date.now()): Promise<UserRow | null> =>
  (await openSessionOf(orm, hash, now))?.user ?? null;

/** Those of these sessions (token hashes) that have expired, or whose account is suspended or removed. */
export async function endedLogins(
  orm: Orm,
  hashes: readonly string[],
  now = Date.now(),
): Promise<ReadonlySet<string>> {
  const rows = await orm
    .select({ hash: session.tokenHash, traits: user.traits, suspendedUntil: user.suspendedUntil })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(inArray(session.tokenHash, [...hashes]), gt(session.expiresAt, new Date(now))));
  const open = rows.filter(
    ({ traits, suspendedUntil }) => traits.isRemoved !== true && !isSuspended({ suspendedUntil }, now),
  );
  const living = new Set(open.map(({ hash }) => hash));
  return new Set(hashes.filter((hash) => !living.has(hash)));
}

/** Reads the cookie: a user, a guest, or a one-request guest if the cookie is missing, forged or ended. */
export async function viewerOf(
  orm: Orm,
  signer: Signer,
  cookie: string | undefined,
  now = Date.now(),
): Promise<Viewer> {
  if (cookie?.startsWith('u.')) {
    const hash = tokenHash(cookie);
    const found = await openSessionOf(orm, hash, now);
    if (found && found.lastSeenAt.getTime() < now - SEEN_EVERY_MS) {
      await orm
        .update(session)
        .set({ lastSeenAt: new Date(now) })
        .where(eq(session.tokenHash, hash));
    }
    if (found) return { token: cookie, user: found.user, guest: guestOf(cookie) };
  }
  if (cookie?.startsWith('g.')) {
    const [, id = '', signature = ''] = cookie.split('.');
    if (signer.verify('guest', id, signature)) return { token: cookie, user: null, guest: guestOf(cookie) };
  }
  return passerBy();
}

/** The token that unsafe requests of this session must send in `X-CSRF-TOKEN`. */
export function csrfToken(signer: Signer, viewer: Viewer): string {
  return viewer.token === '' ? '' : signer.sign('csrf', viewer.token);
}
