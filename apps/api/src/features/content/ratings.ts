import { RATINGS_PER_PAGE, type RatingModel } from '@footlight/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { model, user } from '../../kernel/db/schema/index.ts';
import { roomAvatar } from '../../kernel/pictures.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { type Audience, listedFor } from './listed-rooms.ts';

/** `dickratingMedia.isEnabled` in SQL. */
const sellsRatings = sql`${model.settings} ->> 'sell_dickrating' = 'YES'`;
const isLive = sql`(${model.status} <> 'offline')`;

const rooms = (orm: Orm, where: SQL | undefined) =>
  orm.select({ model, user }).from(model).innerJoin(user, eq(user.id, model.userId)).where(where);

/** A broadcaster as the list of ratings shows them; `price` comes from their terms. */
export const ratingView = ({ model: room, user: owner }: RoomRow, price: number): RatingModel => ({
  user_id: owner.id,
  username: owner.username,
  display_name: owner.displayName,
  avatar_url: roomAvatar(owner.avatar, room.artSeed),
  price,
  is_live: room.status !== 'offline',
  rating: room.rating,
  rating_count: room.ratingCount,
});

/** A page of the broadcasters who sell ratings, live ones first (spec 3 §2). */
export async function ratingRooms(
  orm: Orm,
  audience: Audience,
  page: number,
): Promise<{ rows: RoomRow[]; total: number }> {
  const where = and(sellsRatings, listedFor(audience));
  const rows = await rooms(orm, where)
    .orderBy(desc(isLive), desc(sql`${model.rating} * ln(${model.ratingCount} + 1)`), model.userId)
    .limit(RATINGS_PER_PAGE)
    .offset((page - 1) * RATINGS_PER_PAGE);
  const [counted] = await orm
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(model)
    .innerJoin(user, eq(user.id, model.userId))
    .where(where);
  return { rows, total: counted?.count ?? 0 };
}

/** A broadcaster who sells ratings and is visible to this audience; else null. */
export async function ratingRoom(orm: Orm, audience: Audience, username: string): Promise<RoomRow | null> {
  const [row] = await rooms(orm, and(sellsRatings, listedFor(audience), eq(user.username, username)));
  return row ?? null;
}
