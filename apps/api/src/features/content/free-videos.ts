import {
  FREE_VIDEOS_PER_PAGE,
  type FreeVideoModel,
  type FreeVideoPage,
  type FreeVideoTag,
  type MediaSort,
} from '@footlight/contract';
import { and, arrayContains, count, desc, eq, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { media, mediaPurchase, model, user } from '../../kernel/db/schema/index.ts';
import { roomAvatar } from '../../kernel/pictures.ts';
import { isListed, mediaView } from '../../kernel/rooms/media-card.ts';
import { type Audience, listedFor } from './listed-rooms.ts';

const MONTH_MS = 30 * 86_400_000;
const SIZE = FREE_VIDEOS_PER_PAGE;

/** Videos that everybody may watch: `mediaAccess` gives guests `free`. */
const isFreeVideo = and(
  eq(media.typeId, 2),
  eq(media.isFreeNoAuth, true),
  eq(media.tokenPrice, 0),
  isNull(media.fanclubAccessLevel),
  isListed,
);

/** {@link isFreeVideo} for a row. */
export const isFreeItem = (item: typeof media.$inferSelect): boolean =>
  item.typeId === 2 &&
  item.isFreeNoAuth &&
  item.tokenPrice === 0 &&
  item.fanclubAccessLevel === null &&
  (item.typeName !== 'recording' || item.isForSale);

const lastPage = (total: number) => Math.max(1, Math.ceil(total / SIZE));
const joined = (orm: Orm) =>
  orm
    .select({ item: media, owner: user })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .innerJoin(model, eq(model.userId, media.userId));
const countOf = async (orm: Orm, where: SQL | undefined): Promise<number> => {
  const [row] = await orm
    .select({ count: count() })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .innerJoin(model, eq(model.userId, media.userId))
    .where(where);
  return row?.count ?? 0;
};

/** Recent purchases do not exist for free videos, so "popular" counts those who saved one in the past 30 days. */
const savedRecently = (now: number) => sql<number>`(SELECT count(*) FROM ${mediaPurchase}
  WHERE ${mediaPurchase.mediaId} = ${media.id}
  AND ${mediaPurchase.createdAt} > ${new Date(now - MONTH_MS).toISOString()}::timestamptz)`;

const orderOf = (sort: MediaSort, now: number): SQL[] => {
  if (sort === 'popular') return [desc(savedRecently(now)), desc(media.views)];
  return sort === 'popular_all_time' ? [desc(media.views)] : [desc(media.createdAt)];
};

/** Each word must be somewhere: in the title, the description, a tag, or the broadcaster's name. */
const matches = (search: string): SQL | undefined =>
  and(
    ...search
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, 6)
      .map((word) => {
        const part = `%${word.replaceAll(/[%_\\]/g, '\\$&')}%`;
        return or(
          ilike(media.name, part),
          ilike(media.description, part),
          ilike(user.displayName, part),
          ilike(user.username, part),
          arrayContains(media.tags, [word.toLowerCase()]),
        );
      }),
  );

export interface FreeVideoQuery extends Audience {
  page: number;
  sort: MediaSort;
  tag: string | null;
  search: string;
  /** Only of this broadcaster. */
  userId?: number;
}

/** A page of free videos (spec 3 §7). */
export async function freeVideos(orm: Orm, asked: FreeVideoQuery, now: number): Promise<FreeVideoPage> {
  const where = and(
    isFreeVideo,
    listedFor(asked),
    asked.userId === undefined ? undefined : eq(media.userId, asked.userId),
    asked.tag === null ? undefined : arrayContains(media.tags, [asked.tag]),
    matches(asked.search),
  );
  const rows = await joined(orm)
    .where(where)
    .orderBy(...orderOf(asked.sort, now), desc(media.id))
    .limit(SIZE)
    .offset((asked.page - 1) * SIZE);
  const total = await countOf(orm, where);
  return {
    data: rows.map(({ item, owner }) => mediaView(item, owner)),
    count_total: total,
    last_page: lastPage(total),
  };
}

/** Tags of free videos, most used first. */
export async function freeVideoTags(orm: Orm, audience: Audience, most: number): Promise<FreeVideoTag[]> {
  const rows = await orm
    .select({ tag: sql<string>`unnest(${media.tags})`.as('tag'), uses: count() })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .innerJoin(model, eq(model.userId, media.userId))
    .where(and(isFreeVideo, listedFor(audience)))
    .groupBy(sql`tag`)
    .orderBy(desc(count()), sql`tag`)
    .limit(most);
  return rows.map(({ tag, uses }) => ({ tag, video_count: uses }));
}

const models = (orm: Orm, where: SQL | undefined) =>
  orm
    .select({
      id: user.id,
      username: user.username,
      displayName: user.displayName,
      avatar: user.avatar,
      artSeed: model.artSeed,
      videos: count(),
    })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .innerJoin(model, eq(model.userId, media.userId))
    .where(and(isFreeVideo, where))
    .groupBy(user.id, user.username, user.displayName, user.avatar, model.artSeed);

type ModelRow = Awaited<ReturnType<typeof models>>[number];
const modelView = ({ id, username, displayName, avatar, artSeed, videos }: ModelRow): FreeVideoModel => ({
  user_id: id,
  username,
  display_name: displayName,
  avatar_url: roomAvatar(avatar, artSeed),
  video_count: videos,
});

/** Broadcasters with free videos. */
export async function freeVideoModels(orm: Orm, audience: Audience, page: number) {
  const where = listedFor(audience);
  const rows = await models(orm, where)
    .orderBy(desc(count()), user.id)
    .limit(SIZE)
    .offset((page - 1) * SIZE);
  const [total] = await orm
    .select({ count: sql<number>`count(DISTINCT ${media.userId})`.mapWith(Number) })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .innerJoin(model, eq(model.userId, media.userId))
    .where(and(isFreeVideo, where));
  const sum = total?.count ?? 0;
  return { data: rows.map(modelView), count_total: sum, last_page: lastPage(sum) };
}

/** One broadcaster with free videos; null without any. */
export async function freeVideoModel(orm: Orm, audience: Audience, username: string) {
  const [row] = await models(orm, and(listedFor(audience), eq(user.username, username)));
  return row ? modelView(row) : null;
}

/** Free videos to watch after this one: first of the same broadcaster, then with a common tag, then others. */
export async function relatedFreeVideos(
  orm: Orm,
  audience: Audience,
  item: typeof media.$inferSelect,
): Promise<FreeVideoPage['data']> {
  const common = sql`(SELECT count(*) FROM unnest(${media.tags}) one
    WHERE one IN (SELECT unnest(t.tags) FROM media t WHERE t.id = ${item.id}))`;
  const rows = await joined(orm)
    .where(and(isFreeVideo, listedFor(audience), ne(media.id, item.id)))
    .orderBy(
      sql`(${media.userId} = ${item.userId}) DESC`,
      desc(common),
      desc(media.createdAt),
      desc(media.id),
    )
    .limit(SIZE);
  return rows.map(({ item: other, owner }) => mediaView(other, owner));
}
