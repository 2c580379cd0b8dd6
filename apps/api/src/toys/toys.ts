import { TOY_AWAY_SECONDS, TOY_VENDORS, type ToyVendor, toyTurnOf, toyTurnStart } from '@footlight/contract';
import { type EventName, roomName, type ToyTurn } from '@footlight/contract/realtime';
import type { SettledTip } from '@footlight/contract/room-apps';
import { and, asc, eq, gt, type Placeholder, type SQL } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import { toy, toyTurn } from '../db/schema/index.ts';
import { openShows, runningPrivate, userById } from '../shows/store.ts';

/** Turns that a room is told of; those after them wait unsaid. */
const TOLD_TURNS = 50;

type TurnRow = typeof toyTurn.$inferSelect;
export type ToyRow = typeof toy.$inferSelect;

export interface ToyLook {
  vendor: ToyVendor | null;
  turns: ToyTurn[];
  seconds_left: number;
}

/** A toy that was not heard of since then is away. */
export const toyHeardSince = (now: number): Date => new Date(now - TOY_AWAY_SECONDS * 1000);

const vendorOf = (row: ToyRow | undefined, now: number): ToyVendor | null =>
  (row && row.seenAt > toyHeardSince(now) && TOY_VENDORS.find((vendor) => vendor === row.vendor)) || null;

const viewOf = (row: TurnRow, now: number): ToyTurn => ({
  turn_id: row.id,
  username: row.username,
  level: row.level,
  // Of the turn that runs, what is left of it.
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

/** What a visitor is told of a room's toy. */
export async function lookAtToy(orm: Orm, modelId: number, now = Date.now()): Promise<ToyLook> {
  const [row] = await orm.select().from(toy).where(eq(toy.modelId, modelId));
  return { vendor: vendorOf(row, now), ...queueOf(await openTurns(orm, modelId, now), now) };
}

/** The broadcaster's page says how many toys answer. True when one came or went, and the room is to be told. */
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

export interface RoomNews {
  room: string;
  event: EventName;
  payload: Record<string, unknown>;
}

/** The toy of a room, locked: of two tips at once the second one's turn starts when the first one's ends. */
export const toyToLock = (tx: Orm, modelId: number | Placeholder, when?: SQL) =>
  tx
    .select()
    .from(toy)
    .where(and(eq(toy.modelId, modelId), when))
    .for('update');

/**
 * Gives a settled tip its turn, in the transaction that settles it and has locked the toy. What is to be told of it goes
 * to the room, and to the private that runs in it.
 */
export async function turnToy(
  tx: Orm,
  room: { id: number; username: string },
  row: ToyRow | undefined,
  tip: SettledTip,
  now = Date.now(),
): Promise<RoomNews[]> {
  const turn = toyTurnOf(tip.amount);
  const vendor = vendorOf(row, now);
  if (!turn || !vendor) return [];
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
  if (!made) return [];
  const { turns, seconds_left } = queueOf([...open, made], now);
  const events: [EventName, Record<string, unknown>][] = [
    [`v3.${vendor}.control`, viewOf(made, now)],
    [`v3.${vendor}.queue`, { turns }],
    [`v3.${vendor}.time_left`, { seconds_left }],
  ];
  const show = runningPrivate(await openShows(tx, room.id));
  const viewer = show?.viewerId ? (await userById(tx, show.viewerId)).username : null;
  const rooms = [room.username, ...(viewer === null ? [] : [roomName(room.username, viewer)])];
  return rooms.flatMap((name) => events.map(([event, payload]) => ({ room: name, event, payload })));
}
