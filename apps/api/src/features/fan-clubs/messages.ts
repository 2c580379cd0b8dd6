import { type FanclubLevel, refuseMessage } from '@footlight/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import { pmAllowOf } from '../../kernel/accounts/settings.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { KernelContext } from '../../kernel/context.ts';
import type { Orm } from '../../kernel/db/database.ts';
import {
  fanclubMembership,
  message,
  messageSide,
  messageThread,
  roomRole,
  user,
} from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { otherOf, pairOf } from '../social/accounts.ts';
import { messageView } from '../social/messages.ts';
import { publishUnread } from '../social/unread.ts';
import { inClub } from './store.ts';

/** Fans per transaction, so that a large club does not lock its conversations for long. */
const AT_ONCE = 500;

export interface FanMessage {
  /** Created by the client; together with a fan's id it identifies the message to that fan. */
  clientId: string;
  levels: readonly FanclubLevel[];
  body: string;
}

interface PlacedFanMessage {
  fan: UserRow;
  row: typeof message.$inferSelect;
  /** The sender has this conversation open. A new conversation opens for the sender with the fan's answer. */
  isShownToSender: boolean;
}

/** Current members of these levels who accept messages from this broadcaster. */
async function fansOf(orm: Orm, me: UserRow, levels: readonly FanclubLevel[]): Promise<UserRow[]> {
  const members = await orm
    .select({ fan: user })
    .from(fanclubMembership)
    .innerJoin(user, eq(user.id, fanclubMembership.userId))
    .where(inClub(me.id, levels, Date.now()))
    .orderBy(user.id);
  const bans = await orm
    .select({ modelId: roomRole.modelId, userId: roomRole.userId })
    .from(roomRole)
    .where(and(eq(roomRole.role, 'banned'), or(eq(roomRole.modelId, me.id), eq(roomRole.userId, me.id))));
  const banned = new Set(bans.flatMap(({ modelId, userId }) => [modelId, userId]));
  return members
    .map(({ fan }) => fan)
    .filter(
      (fan) =>
        refuseMessage({
          isSelf: fan.id === me.id,
          isBlocked: banned.has(fan.id),
          allow: pmAllowOf(fan),
        }) === null,
    );
}

/** Sends the message to those who do not have it yet. */
async function placeWith(
  tx: Orm,
  me: UserRow,
  fans: readonly UserRow[],
  { clientId, body }: FanMessage,
): Promise<PlacedFanMessage[]> {
  const idOf = (fan: UserRow) => `${clientId}:${fan.id}`;
  const now = new Date();
  // Inserts or locks the conversations in one order, so that two concurrent messages cannot deadlock.
  const threads = await tx
    .insert(messageThread)
    .values(fans.map((fan) => ({ ...pairOf(me.id, fan.id), at: now })))
    .onConflictDoUpdate({ target: [messageThread.lowId, messageThread.highId], set: { at: now } })
    .returning();
  const known = await tx
    .select({ clientId: message.clientId, body: message.body, deletedAt: message.deletedAt })
    .from(message)
    .where(and(eq(message.senderId, me.id), inArray(message.clientId, fans.map(idOf))));
  if (known.some((row) => row.deletedAt === null && row.body !== body))
    throw new ApiError('idempotency_conflict');
  const has = new Set(known.map((row) => row.clientId));
  const byOther = new Map(threads.map((thread) => [otherOf(thread, me.id), thread]));
  const wanting = fans.filter((fan) => !has.has(idOf(fan)));
  if (wanting.length === 0) return [];
  const threadIdOf = (fan: UserRow) => byOther.get(fan.id)?.id ?? 0;
  const rows = await tx
    .insert(message)
    .values(
      wanting.map((fan) => ({
        threadId: threadIdOf(fan),
        senderId: me.id,
        clientId: idOf(fan),
        body,
        createdAt: now,
      })),
    )
    .returning();
  await tx
    .insert(messageSide)
    .values(wanting.map((fan) => ({ threadId: threadIdOf(fan), userId: fan.id, isOpen: true })))
    .onConflictDoUpdate({
      target: [messageSide.threadId, messageSide.userId],
      set: { isOpen: true },
    });
  // Answers may open conversations, but a message to many fans does not.
  await tx
    .insert(messageSide)
    .values(wanting.map((fan) => ({ threadId: threadIdOf(fan), userId: me.id, isOpen: false })))
    .onConflictDoNothing();
  const open = await tx
    .select({ threadId: messageSide.threadId })
    .from(messageSide)
    .where(
      and(
        eq(messageSide.userId, me.id),
        eq(messageSide.isOpen, true),
        inArray(messageSide.threadId, wanting.map(threadIdOf)),
      ),
    );
  const shown = new Set(open.map(({ threadId }) => threadId));
  const byThread = new Map(rows.map((row) => [row.threadId, row]));
  return wanting.flatMap((fan) => {
    const row = byThread.get(threadIdOf(fan));
    return row ? [{ fan, row, isShownToSender: shown.has(row.threadId) }] : [];
  });
}

/**
 * Sends a message to the fans of some levels, once each: a repeated call continues where an interrupted one stopped.
 * Returns how many fans have the message now.
 *
 * @throws ApiError `idempotency_conflict` when the client's id belongs to another message
 */
export async function writeToFans(
  { database, work }: Pick<KernelContext, 'database' | 'work'>,
  me: UserRow,
  wanted: FanMessage,
): Promise<number> {
  const fans = await fansOf(database.orm, me, wanted.levels);
  for (let from = 0; from < fans.length; from += AT_ONCE) {
    const some = fans.slice(from, from + AT_ONCE);
    await work.run(async (unit) => {
      for (const { fan, row, isShownToSender } of await placeWith(unit.tx, me, some, wanted)) {
        const view = messageView(row, new Map([[me.id, me.username]]));
        unit.toUser(fan.id, 'v3.private_message.new', { with: me.username, ...view });
        if (isShownToSender) unit.toUser(me.id, 'v3.private_message.new', { with: fan.username, ...view });
        await publishUnread(unit, fan.id);
      }
    });
  }
  return fans.length;
}
