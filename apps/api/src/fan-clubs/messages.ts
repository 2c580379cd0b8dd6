import { type FanclubLevel, refuseMessage } from '@footlight/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import { type Database, inTransaction, type Orm } from '../db/database.ts';
import {
  fanclubMembership,
  message,
  messageSide,
  messageThread,
  roomRole,
  user,
} from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { otherOf, pairOf, pmAllowOf } from '../people/accounts.ts';
import { inClub } from './store.ts';

/** Fans of one transaction: a large club does not hold its conversations for long. */
const AT_ONCE = 500;

export interface FanMessage {
  /** Made by the client: with the id of a fan it is the id of the message to that fan. */
  clientId: string;
  levels: readonly FanclubLevel[];
  body: string;
}

export interface PlacedFanMessage {
  fan: UserRow;
  row: typeof message.$inferSelect;
  /** The sender has this conversation open; one that was never written in opens with the fan's answer. */
  isShownToSender: boolean;
}

/** Members of these levels whose time runs and who take messages from this broadcaster. */
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

/** Places the message with those who do not have it yet. */
async function placeWith(
  tx: Orm,
  me: UserRow,
  fans: readonly UserRow[],
  { clientId, body }: FanMessage,
): Promise<PlacedFanMessage[]> {
  const idOf = (fan: UserRow) => `${clientId}:${fan.id}`;
  const now = new Date();
  // Made or held, in one order: two messages at once take these conversations one after the other.
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
  // A hundred answers may come, but a hundred conversations are not opened with whoever wrote once.
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
 * Writes to the fans of some levels, to each once: a call that is repeated after a cut goes on where the first one
 * stopped. `sent` counts who has it now.
 *
 * @throws ApiError `idempotency_conflict` when the client's id belongs to other words
 */
export async function writeToFans(
  database: Database,
  me: UserRow,
  wanted: FanMessage,
): Promise<{ sent: number; placed: PlacedFanMessage[] }> {
  const fans = await fansOf(database.orm, me, wanted.levels);
  const placed: PlacedFanMessage[] = [];
  for (let from = 0; from < fans.length; from += AT_ONCE) {
    const some = fans.slice(from, from + AT_ONCE);
    placed.push(...(await inTransaction(database, (tx) => placeWith(tx, me, some, wanted))));
  }
  return { sent: fans.length, placed };
}
