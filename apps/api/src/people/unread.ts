import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Orm } from '../db/database.ts';
import { friendship, message, messageSide } from '../db/schema/index.ts';

/** Conversations with something unread, and friend requests that wait for an answer. */
export async function unreadCount(orm: Orm, userId: number): Promise<number> {
  const [unread] = await orm
    .select({ count: sql<number>`count(DISTINCT ${messageSide.threadId})`.mapWith(Number) })
    .from(messageSide)
    .innerJoin(
      message,
      and(
        eq(message.threadId, messageSide.threadId),
        gt(message.id, messageSide.readUpTo),
        ne(message.senderId, userId),
        isNull(message.deletedAt),
      ),
    )
    .where(and(eq(messageSide.userId, userId), eq(messageSide.isOpen, true)));
  const waiting = await orm.$count(
    friendship,
    and(
      or(eq(friendship.lowId, userId), eq(friendship.highId, userId)),
      ne(friendship.requestedBy, userId),
      isNull(friendship.confirmedAt),
    ),
  );
  return (unread?.count ?? 0) + waiting;
}

/** Tells all tabs of somebody how much waits for them. */
export async function tellUnread(
  { database, broadcast }: Pick<Context, 'database' | 'broadcast'>,
  userId: number,
): Promise<void> {
  const count = await unreadCount(database.orm, userId);
  await broadcast.toUser(userId, 'v3.notification.count', { count });
}
