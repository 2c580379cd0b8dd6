import { and, arrayOverlaps, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import { broadcasterScore, media, model, user } from '../../kernel/db/schema/index.ts';
import { isListed, mediaView } from '../../kernel/rooms/media-card.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { BY_RATING, BY_VIEWERS, orderOf } from './orders.ts';
import { placesOf, scoreOf } from './rankings.ts';
import type { BrowseRequest } from './request.ts';

/** A row of a list, with its number in a ranking. */
export type ListedRow = RoomRow & { score?: number };

/** The rows of these rooms, in this order. Lists are sorted by narrow rows; the wide ones are read last. */
async function rowsOf(orm: Orm, ids: readonly number[]): Promise<RoomRow[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select({ model, user })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(inArray(model.userId, [...ids]));
  const byId = new Map(rows.map((row) => [row.user.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The rooms that the personal suggestions choose from: the most watched ones with a liked tag. */
const CANDIDATES = 500;

/** One page of a list. */
export async function pageOf(
  orm: Orm,
  where: SQL | undefined,
  request: BrowseRequest,
  likedTags: readonly string[],
): Promise<ListedRow[]> {
  const { list } = request;
  const score = scoreOf(list);
  const offset = (request.page - 1) * request.perPage;
  const limit = Math.max(0, Math.min(request.perPage, placesOf(list) - offset));
  if (limit === 0) return [];
  if (score) {
    const places = await orm
      .select({ id: model.userId, score })
      .from(broadcasterScore)
      .innerJoin(model, eq(model.userId, broadcasterScore.modelId))
      .where(where)
      .orderBy(...orderOf(request))
      .limit(limit)
      .offset(offset);
    const scores = new Map(places.map((place) => [place.id, place.score]));
    const rows = await rowsOf(orm, [...scores.keys()]);
    return rows.map((row) => ({ ...row, score: scores.get(row.user.id) ?? 0 }));
  }
  const isForUser = likedTags.length > 0 && !request.isByConnection;
  const found = await orm
    .select({ id: model.userId, ...(isForUser ? { tags: model.tags } : {}) })
    .from(model)
    .where(and(where, isForUser ? arrayOverlaps(model.tags, [...likedTags]) : undefined))
    .orderBy(...orderOf(request))
    .limit(isForUser ? CANDIDATES : limit)
    .offset(isForUser ? 0 : offset);
  if (!isForUser)
    return rowsOf(
      orm,
      found.map(({ id }) => id),
    );
  const liked = new Set(likedTags);
  const common = (tags: readonly string[] = []) => tags.filter((tag) => liked.has(tag)).length;
  // The sort is stable: among equals, the most watched room comes first.
  const best = [...found].sort((a, b) => common(b.tags) - common(a.tags));
  return rowsOf(
    orm,
    best.slice(offset, offset + limit).map(({ id }) => id),
  );
}

/** How many rooms a list has. */
export async function countOf(
  orm: Orm,
  where: SQL | undefined,
  { list }: BrowseRequest,
  likedTags: readonly string[] = [],
): Promise<number> {
  const from = scoreOf(list)
    ? sql`${model} JOIN ${broadcasterScore} ON ${broadcasterScore.modelId} = ${model.userId}`
    : sql`${model}`;
  const rule = and(where, likedTags.length > 0 ? arrayOverlaps(model.tags, [...likedTags]) : undefined);
  const [row] = await queryRows<{ count: string }>(
    orm,
    sql`SELECT count(*) AS count FROM ${from} WHERE ${rule ?? sql`true`}`,
  );
  const most = likedTags.length > 0 ? CANDIDATES : placesOf(list);
  return Math.min(Number(row?.count ?? 0), most);
}

/** Live rooms in an order. */
export const liveBy = async (
  orm: Orm,
  where: SQL | undefined,
  order: readonly (SQL | AnyPgColumn)[],
  count: number,
): Promise<RoomRow[]> => {
  const found = await orm
    .select({ id: model.userId })
    .from(model)
    .where(and(where, eq(model.rank, 0)))
    .orderBy(...order)
    .limit(count);
  return rowsOf(
    orm,
    found.map(({ id }) => id),
  );
};

/** The best rated rooms of a list that are live. */
export const topOf = (orm: Orm, where: SQL | undefined, count: number) =>
  liveBy(orm, where, BY_RATING, count);

/** The same from rows that are the whole list. */
export const topAmong = (rows: readonly ListedRow[], count: number): RoomRow[] =>
  rows
    .filter(({ model: room }) => room.rank === 0)
    .sort((a, b) => b.model.popularity - a.model.popularity || a.user.id - b.user.id)
    .slice(0, count);

/** Live rooms with most viewers, shown where a list is empty. */
export const mostWatched = (orm: Orm, where: SQL | undefined, count: number) =>
  liveBy(orm, where, BY_VIEWERS, count);

const MEDIA = 12;

/** The newest media of these rooms. */
export async function mediaOfRooms(orm: Orm, of: readonly RoomRow[]) {
  if (of.length === 0) return [];
  const ids = of.map((row) => row.user.id);
  const rows = await orm
    .select({ media, user })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .where(and(inArray(media.userId, ids), isListed))
    .orderBy(sql`${media.createdAt} DESC`, media.id)
    .limit(MEDIA);
  return rows.map((row) => mediaView(row.media, row.user));
}

const LIKED_TAGS = 8;

/** The tags of the rooms that a user follows and last visited, most frequent first. */
export async function likedTagsOf(orm: Orm, userId: number): Promise<string[]> {
  const rows = await queryRows<{ tag: string }>(
    orm,
    sql`WITH liked AS (
          SELECT model_id FROM follow WHERE user_id = ${userId}
          UNION ALL (SELECT model_id FROM room_view WHERE user_id = ${userId} ORDER BY at DESC LIMIT 20)
        )
        SELECT tag FROM (SELECT unnest(tags) AS tag FROM model JOIN liked ON model.user_id = liked.model_id) seen
        GROUP BY tag ORDER BY count(*) DESC, tag LIMIT ${LIKED_TAGS}`,
  );
  return rows.map((row) => row.tag);
}
