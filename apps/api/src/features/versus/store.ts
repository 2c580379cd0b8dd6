import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { versus, versusSide, versusTip } from '../../kernel/db/schema/index.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { lockRoom } from '../../kernel/rooms/rooms.ts';

export type VersusRow = typeof versus.$inferSelect;
export type SideRow = typeof versusSide.$inferSelect;

/**
 * All times of contests are of the database's clock: processes whose own clocks differ, and a process that was killed
 * and restarted, agree about the end.
 */
export const clockNow = sql`clock_timestamp()`;

export const versusById = async (orm: Orm, id: number): Promise<VersusRow | null> =>
  (await orm.select().from(versus).where(eq(versus.id, id)))[0] ?? null;

/** The sides that have started, the host's first. */
export async function sidesOf(orm: Orm, row: VersusRow): Promise<SideRow[]> {
  const rows = await orm.select().from(versusSide).where(eq(versusSide.versusId, row.id));
  return rows.sort((a) => (a.modelId === row.hostId ? -1 : 1));
}

/** The last contest of a broadcaster that has started. */
export async function lastVersus(orm: Orm, modelId: number): Promise<VersusRow | null> {
  const [row] = await orm
    .select({ versus })
    .from(versusSide)
    .innerJoin(versus, eq(versus.id, versusSide.versusId))
    .where(eq(versusSide.modelId, modelId))
    .orderBy(desc(versusSide.versusId))
    .limit(1);
  return row?.versus ?? null;
}

/** The last tips that counted, oldest first. */
export async function tipsOf(orm: Orm, versusId: number, count: number) {
  const rows = await orm
    .select()
    .from(versusTip)
    .where(eq(versusTip.versusId, versusId))
    .orderBy(desc(versusTip.at), desc(versusTip.entryId))
    .limit(count);
  return rows.reverse();
}

/** Invitations from or to this broadcaster that wait for an answer. */
export const invitationsOf = (orm: Orm, modelId: number): Promise<VersusRow[]> =>
  orm
    .select()
    .from(versus)
    .where(
      and(
        eq(versus.state, 'invited'),
        sql`${versus.expiresAt} > clock_timestamp()`,
        sql`${modelId} IN (${versus.hostId}, ${versus.guestId})`,
      ),
    )
    .orderBy(asc(versus.id));

/**
 * Locks the rooms of two broadcasters, the lower id first. Contests lock rooms, then the contest, then its sides. Tips
 * lock accounts, then a side, and no room: so neither waits for the other in a circle. A tip refers to the contest's row
 * by its key, which `no key update` leaves free.
 */
export async function lockPair(
  tx: Orm,
  { hostId, guestId }: Pick<VersusRow, 'hostId' | 'guestId'>,
): Promise<{ host: RoomRow; guest: RoomRow }> {
  const rooms = new Map<number, RoomRow>();
  for (const id of [hostId, guestId].sort((a, b) => a - b)) rooms.set(id, await lockRoom(tx, id));
  const [host, guest] = [rooms.get(hostId), rooms.get(guestId)];
  if (!host || !guest) throw new ApiError('internal');
  return { host, guest };
}

/** The contest, locked, if it is still in one of these states. */
export async function lockVersus(tx: Orm, id: number, states: readonly string[]): Promise<VersusRow | null> {
  const [row] = await tx
    .select()
    .from(versus)
    .where(and(eq(versus.id, id), inArray(versus.state, [...states])))
    .for('no key update');
  return row ?? null;
}
