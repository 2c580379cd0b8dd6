import { type FeedCollection, type Gender, MAX_FEED_HIDDEN } from '@footlight/contract';
import { and, desc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { feedHidden, follow, model, user } from '../../kernel/db/schema/index.ts';
import { newRooms } from '../../kernel/rooms/new-rooms.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { type Audience, listedFor } from './listed-rooms.ts';

/** Public shows: what a visitor can watch at once. */
const LIVE = ['online', 'online_ai', 'reconnecting'];

export interface FeedQuery extends Audience {
  gender: Gender;
  collection: FeedCollection;
  /** Null for guests. */
  userId: number | null;
}

const followedBy = (orm: Orm, userId: number | null): SQL =>
  userId === null
    ? sql`false`
    : inArray(model.userId, orm.select({ id: follow.modelId }).from(follow).where(eq(follow.userId, userId)));

const conditionOf = (
  orm: Orm,
  collection: FeedCollection,
  { userId, now }: FeedQuery & { now: number },
): SQL | undefined => {
  if (collection === 'followed') return followedBy(orm, userId);
  if (collection === 'new') return newRooms(now);
  // A rating by few people means little.
  return collection === 'top' ? sql`${model.ratingCount} >= 10` : undefined;
};

const live = (asked: FeedQuery) =>
  and(eq(model.gender, asked.gender), inArray(model.status, LIVE), listedFor(asked));

/** Live broadcasters of a selection, and the number in each selection (spec 3 §3, swiper feed). */
export async function feedPage(
  orm: Orm,
  asked: FeedQuery,
  { page, size, now }: { page: number; size: number; now: number },
): Promise<{ rows: RoomRow[]; counts: Record<FeedCollection, number> }> {
  const order =
    asked.collection === 'top'
      ? [desc(sql`${model.rating} * ln(${model.ratingCount} + 1)`)]
      : [desc(model.viewers)];
  const rows = await orm
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(and(live(asked), conditionOf(orm, asked.collection, { ...asked, now })))
    .orderBy(...order, model.userId)
    .limit(size)
    .offset((page - 1) * size);
  const number = (collection: FeedCollection) =>
    sql<number>`count(*) FILTER (WHERE ${conditionOf(orm, collection, { ...asked, now }) ?? sql`true`})`.mapWith(
      Number,
    );
  const [counts] = await orm
    .select({ live: number('live'), followed: number('followed'), new: number('new'), top: number('top') })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(live(asked));
  return { rows, counts: counts ?? { live: 0, followed: 0, new: 0, top: 0 } };
}

/** Usernames of the broadcasters whom an account hides, latest first. */
export async function hiddenIn(orm: Orm, userId: number): Promise<string[]> {
  const rows = await orm
    .select({ username: user.username })
    .from(feedHidden)
    .innerJoin(user, eq(user.id, feedHidden.modelId))
    .where(eq(feedHidden.userId, userId))
    .orderBy(desc(feedHidden.createdAt), desc(feedHidden.modelId))
    .limit(MAX_FEED_HIDDEN);
  return rows.map(({ username }) => username);
}

/** Hides a broadcaster or shows them again; repeating it has no effect. */
export async function setHidden(orm: Orm, userId: number, modelId: number, isHidden: boolean): Promise<void> {
  const mine = eq(feedHidden.userId, userId);
  if (!isHidden) {
    await orm.delete(feedHidden).where(and(mine, eq(feedHidden.modelId, modelId)));
    return;
  }
  await orm.insert(feedHidden).values({ userId, modelId }).onConflictDoNothing();
  const kept = orm
    .select({ id: feedHidden.modelId })
    .from(feedHidden)
    .where(mine)
    .orderBy(desc(feedHidden.createdAt), desc(feedHidden.modelId))
    .limit(MAX_FEED_HIDDEN);
  await orm.delete(feedHidden).where(and(mine, notInArray(feedHidden.modelId, kept)));
}
