import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { isSuspended } from '../../kernel/accounts/suspension.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { follow, model, pushSubscription, roomOpening, user } from '../../kernel/db/schema/index.ts';
import type { UnitOfWork, Work } from '../../kernel/events/outbox.ts';
import { writePushes } from '../../kernel/push/outbox.ts';
import { statusOf } from '../../kernel/rooms/room-row.ts';
import { findRoomById } from '../../kernel/rooms/rooms.ts';
import type { Signer } from '../../kernel/signing.ts';
import { type MailPlaceOf, mailLive, wantsMails } from './live-mail.ts';
import { livePushTargets } from './live-push.ts';
import { mayEnter } from './live-reach.ts';

/** A follower gets at most one notice per broadcaster in this time, in milliseconds. Assumed. */
const QUIET_MS = 15 * 60_000;
/** Followers notified in one transaction. */
const BATCH = 200;

/** Members who want notices on open pages, for queries with `user`. */
const wantsPage = sql`coalesce(${user.settings}->>'followed_web', '') <> 'false'`;

type Opening = typeof roomOpening.$inferSelect;

interface LiveNoticeOptions {
  orm: Orm;
  work: Work;
  signer: Signer;
  /** Null: no push messages are sent. */
  push: object | null;
  mailPlaceOf: MailPlaceOf;
  log: FastifyBaseLogger;
  now?: () => number;
}

/** Followers who want this notice, in whatever way, and may enter the room. */
const wanting = ({ modelId, isLive }: Opening, after: number, now: number) => {
  const isQuiet = or(isNull(follow.notifiedAt), lt(follow.notifiedAt, new Date(now - QUIET_MS)));
  const hasBrowser = sql`EXISTS (SELECT 1 FROM ${pushSubscription} WHERE ${pushSubscription.userId} = ${follow.userId})`;
  return and(
    eq(follow.modelId, modelId),
    gt(follow.userId, after),
    or(follow.awaitsOpening, isLive ? and(follow.notify, isQuiet) : undefined),
    mayEnter(modelId, now),
    or(follow.awaitsOpening, wantsPage, hasBrowser, wantsMails),
  );
};

/** Notifies followers when a broadcaster comes online, and those who asked for it when a show ends. */
export function createLiveNotices({
  orm,
  work,
  signer,
  push,
  mailPlaceOf,
  log,
  now = Date.now,
}: LiveNoticeOptions) {
  /** Locks and marks the next followers who are to be notified. */
  const takeFollowers = async (tx: Orm, opening: Opening, after: number) => {
    const rows = await tx
      .select({
        member: user,
        isAwaiting: follow.awaitsOpening,
        wantsPage: sql<boolean>`${wantsPage}`,
        wantsMails: sql<boolean>`${wantsMails}`,
      })
      .from(follow)
      .innerJoin(user, eq(user.id, follow.userId))
      .innerJoin(model, eq(model.userId, follow.modelId))
      .where(wanting(opening, after, now()))
      .orderBy(follow.userId)
      .limit(BATCH)
      .for('update', { of: follow });
    const ids = rows.map(({ member }) => member.id);
    if (ids.length > 0) {
      await tx
        .update(follow)
        .set({ notifiedAt: new Date(now()), awaitsOpening: false })
        .where(and(eq(follow.modelId, opening.modelId), inArray(follow.userId, ids)));
    }
    return rows;
  };

  /** Returns the last follower notified, or null after the last batch. */
  const notifyBatch = async (
    { tx, toUser }: UnitOfWork,
    opening: Opening,
    after: number,
  ): Promise<number | null> => {
    const room = await findRoomById(tx, opening.modelId);
    if (!room || statusOf(room.model) !== 'online' || isSuspended(room.user, now())) return null;
    const rows = await takeFollowers(tx, opening, after);
    const ids = rows.map(({ member }) => member.id);
    for (const { member } of rows.filter((row) => row.isAwaiting || row.wantsPage)) {
      toUser(member.id, 'v3.lobby.status_update', { broadcaster: room.user.username, status: 'online' });
    }
    const { subscriptionIds, withBrowser } = push
      ? await livePushTargets(tx, ids, room)
      : { subscriptionIds: [], withBrowser: new Set<number>() };
    await writePushes(tx, subscriptionIds, { modelId: opening.modelId, openedAt: opening.at }, now());
    const mailed = rows.filter((row) => row.wantsMails && !withBrowser.has(row.member.id));
    await mailLive(
      tx,
      mailed.map(({ member }) => member),
      room,
      { signer, mailPlaceOf, now: now() },
    );
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
