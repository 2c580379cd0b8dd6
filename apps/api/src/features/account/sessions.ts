import type { AccountSession } from '@footlight/contract';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { recheckSessions } from '../../kernel/accounts/end-sessions.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { session } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { deviceOf } from './device.ts';

/** The open sessions of an account, the one with this hash first, then the latest. */
export async function sessionsOf(
  orm: Orm,
  userId: number,
  current: string,
  now = Date.now(),
): Promise<AccountSession[]> {
  const rows = await orm
    .select()
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, new Date(now))))
    .orderBy(desc(eq(session.tokenHash, current)), desc(session.lastSeenAt));
  return rows.map(({ id, userAgent, country, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    ...deviceOf(userAgent),
    country,
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    is_current: tokenHash === current,
  }));
}

/** Ends a session of this account. False: it has no such session. */
export async function endSessionById(unit: UnitOfWork, userId: number, id: string): Promise<boolean> {
  const ended = await unit.tx
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ id: session.id });
  if (ended.length > 0) await recheckSessions(unit, userId);
  return ended.length > 0;
}

/** Ends all sessions of an account but the one with this hash (null: all), with their sockets and streams. */
export async function endSessions(unit: UnitOfWork, userId: number, except: string | null): Promise<number> {
  const others = except === null ? undefined : ne(session.tokenHash, except);
  const ended = await unit.tx
    .delete(session)
    .where(and(eq(session.userId, userId), others))
    .returning({ id: session.id });
  await recheckSessions(unit, userId);
  return ended.length;
}
