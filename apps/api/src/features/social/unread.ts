import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { friendship, message, messageSide } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';

/** Unread conversations plus open friend requests. */
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

/** Publishes the unread count to all tabs of a user. */
export async function publishUnread(unit: UnitOfWork, userId: number): Promise<void> {
  unit.toUser(userId, 'v3.notification.count', { count: await unreadCount(unit.tx, userId) });
}
