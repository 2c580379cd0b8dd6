import { MEET, type MeetProduct } from '@footlight/contract';
import { and, count, desc, eq, gt, inArray, lt, min, or, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { meet, meetBan, meetBlock, meetTicket, model } from '../../kernel/db/schema/index.ts';

export type MeetRow = typeof meet.$inferSelect;
export type TicketRow = typeof meetTicket.$inferSelect;

export const partnerIdOf = (row: MeetRow, userId: number): number =>
  row.firstId === userId ? row.secondId : row.firstId;

export async function ticketOf(orm: Orm, userId: number): Promise<TicketRow | null> {
  const [row] = await orm.select().from(meetTicket).where(eq(meetTicket.userId, userId));
  return row ?? null;
}

export async function meetById(orm: Orm, id: number): Promise<MeetRow | null> {
  const [row] = await orm.select().from(meet).where(eq(meet.id, id));
  return row ?? null;
}

/** Locks a meeting. Always lock a meeting before its tickets, to avoid deadlocks. */
export async function lockMeet(tx: Orm, id: number): Promise<MeetRow | null> {
  const [row] = await tx.select().from(meet).where(eq(meet.id, id)).for('update');
  return row ?? null;
}

export async function updateMeet(tx: Orm, row: MeetRow, change: Partial<MeetRow>): Promise<MeetRow> {
  const [next] = await tx.update(meet).set(change).where(eq(meet.id, row.id)).returning();
  return next ?? row;
}

/** The end of somebody's present ban in Unix milliseconds, or null. */
export async function bannedUntil(orm: Orm, userId: number, now: number): Promise<number | null> {
  const [row] = await orm
    .select({ until: meetBan.until })
    .from(meetBan)
    .where(and(eq(meetBan.userId, userId), gt(meetBan.until, new Date(now))));
  return row?.until.getTime() ?? null;
}

export async function banUntil(tx: Orm, userId: number, until: Date): Promise<void> {
  await tx
    .insert(meetBan)
    .values({ userId, until })
    .onConflictDoUpdate({ target: meetBan.userId, set: { until } });
}

/** When somebody quickly left partners of the last minutes, in Unix milliseconds. */
export async function skipsOf(orm: Orm, userId: number, since: Date, withinMs: number): Promise<number[]> {
  const rows = await orm
    .select({ at: meet.endedAt })
    .from(meet)
    .where(
      and(
        eq(meet.endedById, userId),
        eq(meet.endReason, 'next'),
        gt(meet.endedAt, since),
        lt(meet.endedAt, sql`${meet.createdAt} + ${`${withinMs} milliseconds`}::interval`),
      ),
    );
  return rows.flatMap(({ at }) => (at ? [at.getTime()] : []));
}

/** The last meeting of two people, whatever its state. */
export async function lastMeetOf(orm: Orm, one: number, other: number): Promise<MeetRow | null> {
  const pair = (a: number, b: number) => and(eq(meet.firstId, a), eq(meet.secondId, b));
  const [row] = await orm
    .select()
    .from(meet)
    .where(or(pair(one, other), pair(other, one)))
    .orderBy(desc(meet.id))
    .limit(1);
  return row ?? null;
}

/** How many people wait or meet, and the lowest price of a broadcaster among them. */
export async function countOnline(orm: Orm, product: MeetProduct, now: number) {
  const [row] = await orm
    .select({ online: count(), priceFrom: min(model.privatePrice) })
    .from(meetTicket)
    .leftJoin(model, and(eq(model.userId, meetTicket.userId), eq(meetTicket.side, 'broadcaster')))
    .where(and(eq(meetTicket.product, product), gt(meetTicket.aliveAt, new Date(now - MEET.goneMs))));
  return { online: row?.online ?? 0, price_from: row?.priceFrom ?? null };
}

export async function block(tx: Orm, userId: number, blockedId: number, now: number): Promise<void> {
  await tx
    .insert(meetBlock)
    .values({ userId, blockedId, createdAt: new Date(now) })
    .onConflictDoNothing();
}

export const pairKey = (a: number, b: number): string => `${Math.min(a, b)}:${Math.max(a, b)}`;

/** Pairs of these people that a block keeps apart, or who met since then. */
export async function apartPairs(orm: Orm, ids: readonly number[], since: Date): Promise<Set<string>> {
  const among = [...ids];
  const blocks = await orm
    .select({ a: meetBlock.userId, b: meetBlock.blockedId })
    .from(meetBlock)
    .where(and(inArray(meetBlock.userId, among), inArray(meetBlock.blockedId, among)));
  const met = await orm
    .select({ a: meet.firstId, b: meet.secondId })
    .from(meet)
    .where(and(inArray(meet.firstId, among), inArray(meet.secondId, among), gt(meet.createdAt, since)));
  return new Set([...blocks, ...met].map(({ a, b }) => pairKey(a, b)));
}
