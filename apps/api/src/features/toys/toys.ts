import { TOY_AWAY_SECONDS, TOY_VENDORS, type ToyVendor, toyTurnOf, toyTurnStart } from '@footlight/contract';
import { roomName, type ToyTurn } from '@footlight/contract/realtime';
import type { SettledTip } from '@footlight/contract/room-apps';
import { and, asc, eq, gt } from 'drizzle-orm';
import { userById } from '../../kernel/accounts/users.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { toy, toyTurn } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { openShows, runningPrivate } from '../shows/store.ts';

/** Turns that the room sees; later ones wait unannounced. */
const TOLD_TURNS = 50;

type TurnRow = typeof toyTurn.$inferSelect;
type ToyRow = typeof toy.$inferSelect;

export interface ToyLook {
  vendor: ToyVendor | null;
  turns: ToyTurn[];
  seconds_left: number;
}

/** A toy that has not reported since then is offline. */
export const toySeenSince = (now: number): Date => new Date(now - TOY_AWAY_SECONDS * 1000);

const vendorOf = (row: ToyRow | undefined, now: number): ToyVendor | null =>
  (row && row.seenAt > toySeenSince(now) && TOY_VENDORS.find((vendor) => vendor === row.vendor)) || null;

const viewOf = (row: TurnRow, now: number): ToyTurn => ({
  turn_id: row.id,
  username: row.username,
  level: row.level,
  // For the running turn, the remaining seconds.
  seconds: Math.ceil((row.endsAt.getTime() - Math.max(now, row.startsAt.getTime())) / 1000),
  starts_in: Math.max(0, row.startsAt.getTime() - now),
});

const openTurns = (orm: Orm, modelId: number, now: number): Promise<TurnRow[]> =>
  orm
    .select()
    .from(toyTurn)
    .where(and(eq(toyTurn.modelId, modelId), gt(toyTurn.endsAt, new Date(now))))
    .orderBy(asc(toyTurn.startsAt));

const queueOf = (rows: readonly TurnRow[], now: number) => ({
  turns: rows.slice(0, TOLD_TURNS).map((row) => viewOf(row, now)),
  seconds_left: Math.ceil(Math.max(0, (rows.at(-1)?.endsAt.getTime() ?? now) - now) / 1000),
});

/** A room's toy as a visitor sees it. */
export async function lookAtToy(orm: Orm, modelId: number, now = Date.now()): Promise<ToyLook> {
  const [row] = await orm.select().from(toy).where(eq(toy.modelId, modelId));
  return { vendor: vendorOf(row, now), ...queueOf(await openTurns(orm, modelId, now), now) };
}

/**
 * Stores how many toys the broadcaster's page reports. Returns true if one came or went, so that the room must be
 * notified.
 */
export async function toySeen(
  orm: Orm,
  modelId: number,
  vendor: ToyVendor,
  toys: number,
  now = Date.now(),
): Promise<boolean> {
  const [before] = await orm.select().from(toy).where(eq(toy.modelId, modelId));
  const known = vendorOf(before, now);
  if (toys === 0) {
    if (known !== vendor) return false;
    await orm.delete(toy).where(eq(toy.modelId, modelId));
    return true;
  }
  const seenAt = new Date(now);
  await orm
    .insert(toy)
    .values({ modelId, vendor, seenAt })
    .onConflictDoUpdate({ target: toy.modelId, set: { vendor, seenAt } });
  return known !== vendor;
}

/**
 * Gives a settled tip its turn, in the transaction that settles it, and publishes it to the room and to a running
 * private show. Locks the toy, so that of two concurrent tips the second one's turn starts when the first one's ends.
 */
export async function turnToy(
  unit: UnitOfWork,
  room: { id: number; username: string },
  tip: SettledTip,
  now = Date.now(),
): Promise<void> {
  const { tx } = unit;
  const turn = toyTurnOf(tip.amount);
  if (!turn) return;
  const [row] = await tx.select().from(toy).where(eq(toy.modelId, room.id)).for('update');
  const vendor = vendorOf(row, now);
  if (!vendor) return;
  const open = await openTurns(tx, room.id, now);
  const startsAt = toyTurnStart(open.at(-1)?.endsAt.getTime() ?? null, now);
  const [made] = await tx
    .insert(toyTurn)
    .values({
      modelId: room.id,
      entryId: tip.entry,
      vendor,
      username: tip.username,
      level: turn.level,
      startsAt: new Date(startsAt),
      endsAt: new Date(startsAt + turn.seconds * 1000),
    })
    .returning();
  if (!made) return;
  const { turns, seconds_left } = queueOf([...open, made], now);
  const show = runningPrivate(await openShows(tx, room.id));
  const viewer = show?.viewerId ? (await userById(tx, show.viewerId)).username : null;
  const rooms = [room.username, ...(viewer === null ? [] : [roomName(room.username, viewer)])];
  for (const name of rooms) {
    unit.toRoom(name, `v3.${vendor}.control`, viewOf(made, now));
    unit.toRoom(name, `v3.${vendor}.queue`, { turns });
    unit.toRoom(name, `v3.${vendor}.time_left`, { seconds_left });
  }
}
