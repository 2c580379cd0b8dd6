import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import { broadcasterScore, media, model, user } from '../../kernel/db/schema/index.ts';
import { isListed, mediaView } from '../../kernel/rooms/media-card.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { BY_RATING, BY_VIEWERS, orderOf } from './orders.ts';
import { placesOf, scoreOf } from './rankings.ts';
import type { BrowseRequest } from './request.ts';

/** A row of a list, with its number in a ranking. */
export type ListedRow = RoomRow & { score?: number };

const rooms = (orm: Orm) =>
  orm.select({ model, user }).from(model).innerJoin(user, eq(user.id, model.userId)).$dynamic();

/** One page of a list. */
export async function pageOf(
  orm: Orm,
  where: SQL | undefined,
  request: BrowseRequest,
  likedTags: readonly string[],
): Promise<ListedRow[]> {
  const score = scoreOf(request.list);
  const offset = (request.page - 1) * request.perPage;
  const limit = Math.max(0, Math.min(request.perPage, placesOf(request.list) - offset));
  if (limit === 0) return [];
  const order = orderOf(request, likedTags);
  if (!score)
    return rooms(orm)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  return orm
    .select({ model, user, score })
    .from(broadcasterScore)
    .innerJoin(model, eq(model.userId, broadcasterScore.modelId))
    .innerJoin(user, eq(user.id, model.userId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** How many rooms a list has. */
export async function countOf(orm: Orm, where: SQL | undefined, request: BrowseRequest): Promise<number> {
  const from = scoreOf(request.list)
    ? sql`${model} JOIN ${broadcasterScore} ON ${broadcasterScore.modelId} = ${model.userId}`
    : sql`${model}`;
  const [row] = await queryRows<{ count: string }>(
    orm,
    sql`SELECT count(*) AS count FROM ${from} WHERE ${where ?? sql`true`}`,
  );
  return Math.min(Number(row?.count ?? 0), placesOf(request.list));
}

/** The best rated rooms of a list that are live. */
export const topOf = (orm: Orm, where: SQL | undefined, count: number): Promise<RoomRow[]> =>
  rooms(orm)
    .where(and(where, eq(model.rank, 0)))
    .orderBy(...BY_RATING)
    .limit(count);

/** Live rooms with most viewers, shown where a list is empty. */
export const mostWatched = (orm: Orm, where: SQL | undefined, count: number): Promise<RoomRow[]> =>
  rooms(orm)
    .where(and(where, eq(model.rank, 0)))
    .orderBy(...BY_VIEWERS)
    .limit(count);

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
