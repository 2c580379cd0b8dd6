import type { Language, Place, PushBrowser } from '@footlight/contract';
import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { pushSubscription, session } from '../../kernel/db/schema/index.ts';
import { deviceOf } from './device.ts';

/** Browsers of one account that get push messages; a further one takes the place of the one last seen. Assumed. */
export const MOST_BROWSERS = 10;

/** A browser that registers, and where it does. */
export interface PushRegistration {
  userId: number;
  sessionHash: string;
  /** The platform's id from an earlier call, or null. */
  playerId: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Key of the stored site. */
  host: string;
  language: Language;
  place: Place;
}

/** Whether an address belongs to this browser: to its account, or to who knows its secret under another login. */
const isOwn = ({ userId, auth }: PushRegistration) =>
  or(eq(pushSubscription.userId, userId), eq(pushSubscription.auth, auth));

/** Keeps the browsers last seen. */
async function endOldest(tx: Orm, userId: number): Promise<void> {
  const tooMany = tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.userId, userId))
    .orderBy(desc(pushSubscription.seenAt), desc(pushSubscription.id))
    .offset(MOST_BROWSERS);
  await tx.delete(pushSubscription).where(inArray(pushSubscription.id, tooMany));
}

/**
 * Registers or renews a browser, and returns its id. An id whose address changed ends; the answer has the new one.
 *
 * @throws ApiError `conflict` for the address of somebody else's browser
 */
export async function registerBrowser(tx: Orm, registration: PushRegistration, now: number): Promise<string> {
  const { playerId, place, ...given } = registration;
  const row = { ...given, ...place, seenAt: new Date(now) };
  if (playerId !== null) {
    const mine = and(eq(pushSubscription.playerId, playerId), eq(pushSubscription.userId, row.userId));
    await tx.delete(pushSubscription).where(and(mine, ne(pushSubscription.endpoint, row.endpoint)));
  }
  const [saved] = await tx
    .insert(pushSubscription)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscription.endpoint, set: row, setWhere: isOwn(registration) })
    .returning({ playerId: pushSubscription.playerId });
  if (!saved) throw new ApiError('conflict');
  await endOldest(tx, row.userId);
  return saved.playerId;
}

/** The account's browsers, the oldest first. */
export async function browsersOf(orm: Orm, userId: number): Promise<PushBrowser[]> {
  const rows = await orm
    .select({
      playerId: pushSubscription.playerId,
      createdAt: pushSubscription.createdAt,
      userAgent: session.userAgent,
    })
    .from(pushSubscription)
    .innerJoin(session, eq(session.tokenHash, pushSubscription.sessionHash))
    .where(eq(pushSubscription.userId, userId))
    .orderBy(asc(pushSubscription.id));
  return rows.map(({ playerId, createdAt, userAgent }) => ({
    player_id: playerId,
    ...deviceOf(userAgent),
    created_at: createdAt.toISOString(),
  }));
}

/** Ends the messages to a browser of this account. False: it has no such browser. */
export async function endBrowser(orm: Orm, userId: number, playerId: string): Promise<boolean> {
  const ended = await orm
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.playerId, playerId), eq(pushSubscription.userId, userId)))
    .returning({ id: pushSubscription.id });
  return ended.length > 0;
}
