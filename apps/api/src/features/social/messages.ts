import { MESSAGE_PAGE, PM_LIMIT, type PrivateMessage, refuseMessage } from '@footlight/contract';
import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { pmAllowOf } from '../../kernel/accounts/settings.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { message, messageSide, messageThread } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { isBlocked, otherOf, pairOf } from './accounts.ts';

type MessageRow = typeof message.$inferSelect;

export const messageView = (row: MessageRow, names: ReadonlyMap<number, string>): PrivateMessage => ({
  message_id: row.id,
  client_id: row.clientId,
  from: names.get(row.senderId) ?? '',
  message: row.body,
  at: row.createdAt.getTime(),
});

export async function threadOf(orm: Orm, me: number, other: number) {
  const { lowId, highId } = pairOf(me, other);
  const [row] = await orm
    .select()
    .from(messageThread)
    .where(and(eq(messageThread.lowId, lowId), eq(messageThread.highId, highId)));
  return row ?? null;
}

const sideKey = (threadId: number, userId: number) =>
  and(eq(messageSide.threadId, threadId), eq(messageSide.userId, userId));

export async function refusalOf(orm: Orm, me: UserRow, other: UserRow) {
  return refuseMessage({
    isSelf: me.id === other.id,
    isBlocked: await isBlocked(orm, me.id, other.id),
    allow: pmAllowOf(other),
  });
}

/** The newest messages, or those before a number; oldest first. */
export async function pageOf(orm: Orm, threadId: number, before: number | null) {
  const rows = await orm
    .select()
    .from(message)
    .where(
      and(
        eq(message.threadId, threadId),
        isNull(message.deletedAt),
        before === null ? undefined : lt(message.id, before),
      ),
    )
    .orderBy(desc(message.id))
    .limit(MESSAGE_PAGE + 1);
  return { rows: rows.slice(0, MESSAGE_PAGE).reverse(), hasMore: rows.length > MESSAGE_PAGE };
}

export async function readUpTo(orm: Orm, threadId: number, userId: number): Promise<number> {
  const [side] = await orm.select().from(messageSide).where(sideKey(threadId, userId));
  return side?.readUpTo ?? 0;
}

/** Finds a message already sent under this client id; rejects a different text or recipient. */
async function sentBefore(orm: Orm, me: UserRow, other: UserRow, clientId: string, body: string) {
  const [row] = await orm
    .select()
    .from(message)
    .where(and(eq(message.senderId, me.id), eq(message.clientId, clientId)));
  if (!row) return null;
  const thread = await threadOf(orm, me.id, other.id);
  const isSame = row.threadId === thread?.id && (row.deletedAt !== null || row.body === body);
  if (!isSame) throw new ApiError('idempotency_conflict');
  return row;
}

/** Stores a message once. `isNew` is false for a repeated call, which publishes nothing. */
export async function placeMessage(
  tx: Orm,
  me: UserRow,
  other: UserRow,
  { clientId, body }: { clientId: string; body: string },
): Promise<{ row: MessageRow; isNew: boolean }> {
  const known = await sentBefore(tx, me, other, clientId, body);
  if (known) return { row: known, isNew: false };
  const refusal = await refusalOf(tx, me, other);
  if (refusal) throw new ApiError(refusal);
  const now = new Date();
  // Inserts or locks the conversation: from here on its messages are stored one after the other.
  const [thread] = await tx
    .insert(messageThread)
    .values({ ...pairOf(me.id, other.id), at: now })
    .onConflictDoUpdate({ target: [messageThread.lowId, messageThread.highId], set: { at: now } })
    .returning();
  if (!thread) throw new Error('Upsert of a conversation returned no row');
  const repeated = await sentBefore(tx, me, other, clientId, body);
  if (repeated) return { row: repeated, isNew: false };
  const [own] = await tx.select().from(messageSide).where(sideKey(thread.id, me.id));
  if (!own?.isOpen) {
    const open = and(eq(messageSide.userId, me.id), eq(messageSide.isOpen, true));
    if ((await tx.$count(messageSide, open)) >= PM_LIMIT) throw new ApiError('pm_limit');
  }
  const [row] = await tx
    .insert(message)
    .values({ threadId: thread.id, senderId: me.id, clientId, body, createdAt: now })
    .returning();
  if (!row) throw new Error('Insert of a message returned no row');
  for (const userId of [me.id, other.id]) {
    // Answering marks earlier messages as read.
    const change = userId === me.id ? { isOpen: true, readUpTo: row.id } : { isOpen: true };
    await tx
      .insert(messageSide)
      .values({ threadId: thread.id, userId, ...change })
      .onConflictDoUpdate({ target: [messageSide.threadId, messageSide.userId], set: change });
  }
  return { row, isNew: true };
}

/** Returns true if there was a message to delete. */
export async function deleteMessage(orm: Orm, me: UserRow, other: UserRow, id: number): Promise<boolean> {
  const thread = await threadOf(orm, me.id, other.id);
  if (!thread) return false;
  const rows = await orm
    .update(message)
    .set({ deletedAt: new Date(), body: '' })
    .where(
      and(
        eq(message.id, id),
        eq(message.threadId, thread.id),
        eq(message.senderId, me.id),
        isNull(message.deletedAt),
      ),
    )
    .returning({ id: message.id });
  return rows.length > 0;
}

/** The read mark only moves forward, and not beyond the last message. */
export async function markRead(orm: Orm, threadId: number, userId: number, upTo: number): Promise<number> {
  const [last] = await orm
    .select({ id: message.id })
    .from(message)
    .where(eq(message.threadId, threadId))
    .orderBy(desc(message.id))
    .limit(1);
  const mark = Math.min(upTo, last?.id ?? 0);
  const [side] = await orm
    .update(messageSide)
    .set({ readUpTo: sql`greatest(${messageSide.readUpTo}, ${mark})` })
    .where(sideKey(threadId, userId))
    .returning();
  return side?.readUpTo ?? 0;
}

export async function closeThread(orm: Orm, threadId: number, userId: number): Promise<void> {
  const [last] = await orm
    .select({ id: message.id })
    .from(message)
    .where(eq(message.threadId, threadId))
    .orderBy(desc(message.id))
    .limit(1);
  // Messages of a closed conversation never count as unread.
  await orm
    .update(messageSide)
    .set({ isOpen: false, readUpTo: sql`greatest(${messageSide.readUpTo}, ${last?.id ?? 0})` })
    .where(sideKey(threadId, userId));
}

/** Open conversations, latest first, each with its newest message and unread count. */
export async function openThreads(orm: Orm, me: number) {
  const threads = await orm
    .select({ thread: messageThread, readUpTo: messageSide.readUpTo })
    .from(messageSide)
    .innerJoin(messageThread, eq(messageThread.id, messageSide.threadId))
    .where(and(eq(messageSide.userId, me), eq(messageSide.isOpen, true)))
    .orderBy(desc(messageThread.at), desc(messageThread.id))
    .limit(PM_LIMIT);
  const ids = threads.map(({ thread }) => thread.id);
  if (ids.length === 0) return [];
  const newest = await orm
    .selectDistinctOn([message.threadId])
    .from(message)
    .where(and(inArray(message.threadId, ids), isNull(message.deletedAt)))
    .orderBy(message.threadId, desc(message.id));
  const unread = await orm
    .select({ threadId: message.threadId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(message)
    .innerJoin(messageSide, sideKeyOfMessage(me))
    .where(
      and(
        inArray(message.threadId, ids),
        gt(message.id, messageSide.readUpTo),
        ne(message.senderId, me),
        isNull(message.deletedAt),
      ),
    )
    .groupBy(message.threadId);
  const last = new Map(newest.map((row) => [row.threadId, row]));
  const counts = new Map(unread.map((row) => [row.threadId, row.count]));
  return threads.map(({ thread }) => ({
    otherId: otherOf(thread, me),
    at: thread.at.getTime(),
    last: last.get(thread.id) ?? null,
    unread: counts.get(thread.id) ?? 0,
  }));
}

const sideKeyOfMessage = (me: number) =>
  and(eq(messageSide.threadId, message.threadId), eq(messageSide.userId, me));
