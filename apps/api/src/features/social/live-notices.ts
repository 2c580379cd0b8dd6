import { and, arrayContains, eq, gt, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isSuspended } from '../../kernel/accounts/suspension.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { follow, model, roomOpening, roomRole, user } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import { statusOf } from '../../kernel/rooms/room-row.ts';
import { findRoomById } from '../../kernel/rooms/rooms.ts';

/** A follower gets at most one notice per broadcaster in this time, in milliseconds. Assumed. */
const QUIET_MS = 15 * 60_000;
/** Followers notified in one transaction. */
const BATCH = 200;

type Opening = typeof roomOpening.$inferSelect;

interface LiveNoticeOptions {
  orm: Orm;
  work: Work;
  log: FastifyBaseLogger;
  now?: () => number;
}

/** Followers who want this notice and may enter the room: not banned, not kicked, not in a blocked place. */
const wanting = ({ modelId, isLive }: Opening, after: number, now: number) => {
  const isQuiet = or(isNull(follow.notifiedAt), lt(follow.notifiedAt, new Date(now - QUIET_MS)));
  const expelled = sql`EXISTS (SELECT 1 FROM ${roomRole} WHERE ${and(
    eq(roomRole.modelId, modelId),
    eq(roomRole.userId, follow.userId),
    inArray(roomRole.role, ['banned', 'kicked']),
    or(isNull(roomRole.expiresAt), gt(roomRole.expiresAt, new Date(now))),
  )})`;
  const isBlocked = or(
    arrayContains(model.blockedCountries, sql`ARRAY[${user.country}]`),
    sql`${user.country} || '-' || (${user.traits}->>'state') = ANY(${model.blockedStates})`,
  );
  const isWanted = sql`coalesce(${user.settings}->>'followed_web', '') <> 'false'`;
  return and(
    eq(follow.modelId, modelId),
    gt(follow.userId, after),
    or(follow.awaitsOpening, isLive ? and(follow.notify, isQuiet) : undefined),
    not(expelled),
    or(isNull(user.country), sql`(${isBlocked}) IS NOT TRUE`),
    or(follow.awaitsOpening, isWanted),
  );
};

/** Notifies followers when a broadcaster comes online, and those who asked for it when a show ends. */
export function createLiveNotices({ orm, work, log, now = Date.now }: LiveNoticeOptions) {
  /** Returns the last follower notified, or null after the last batch. */
  const notifyBatch = async (
    { tx, toUser }: UnitOfWork,
    opening: Opening,
    after: number,
  ): Promise<number | null> => {
    const room = await findRoomById(tx, opening.modelId);
    if (!room || statusOf(room.model) !== 'online' || isSuspended(room.user, now())) return null;
    const rows = await tx
      .select({ userId: follow.userId })
      .from(follow)
      .innerJoin(user, eq(user.id, follow.userId))
      .innerJoin(model, eq(model.userId, follow.modelId))
      .where(wanting(opening, after, now()))
      .orderBy(follow.userId)
      .limit(BATCH)
      .for('update', { of: follow });
    const ids = rows.map(({ userId }) => userId);
    if (ids.length === 0) return null;
    await tx
      .update(follow)
      .set({ notifiedAt: new Date(now()), awaitsOpening: false })
      .where(and(eq(follow.modelId, opening.modelId), inArray(follow.userId, ids)));
    for (const userId of ids) {
      toUser(userId, 'v3.lobby.status_update', { broadcaster: room.user.username, status: 'online' });
    }
    return ids.at(-1) ?? null;
  };

  const notify = async (opening: Opening): Promise<void> => {
    for (let after: number | null = 0; after !== null; ) {
      const from: number = after;
      after = await work.run((unit) => notifyBatch(unit, opening, from));
    }
    // A later opening of the same room has another time and stays.
    await orm
      .delete(roomOpening)
      .where(and(eq(roomOpening.modelId, opening.modelId), eq(roomOpening.at, opening.at)));
  };

  return {
    /** Notifies the followers of all rooms that have opened. One process at a time runs it. */
    async step(): Promise<void> {
      for (const opening of await orm.select().from(roomOpening).orderBy(roomOpening.at)) {
        await notify(opening).catch((error: unknown) =>
          log.error(
            { err: error, modelId: opening.modelId },
            'followers of an opened room not notified; will retry',
          ),
        );
      }
    },
  };
}
