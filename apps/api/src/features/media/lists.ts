import {
  FANCLUB_LEVELS,
  fanclubOpens,
  type MediaCardItem,
  type MediaListType,
  type MediaPlaylist,
  type MediaSort,
  type MediaTab,
  type TopMediaModel,
} from '@footlight/contract';
import {
  and,
  arrayContains,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type Orm, queryRows } from '../../kernel/db/database.ts';
import { media, mediaPurchase, model, user } from '../../kernel/db/schema/index.ts';
import { mediaUrl, roomAvatar } from '../../kernel/pictures.ts';
import { isListed, mediaView } from '../../kernel/rooms/media-card.ts';
import { notExplicit } from '../../kernel/rooms/rooms.ts';
import { membershipsOf } from '../fan-clubs/store.ts';

const PAGE = 60;
const MONTH_MS = 30 * 86_400_000;
const TOP_OF_MONTH = 12;

/** Tags offered above a list. */
const TAGS = 12;

interface Listed {
  data: MediaCardItem[];
  count_total: number;
}
const offset = (page: number) => (page - 1) * PAGE;
const notRemoved = sql`coalesce((${user.traits}->>'isRemoved')::boolean, false) = false`;

/**
 * Media of all broadcasters by type (spec 3 §2). `popular` counts purchases of the past 30 days. `isExclusive`: only what
 * a fan club opens and nobody can buy.
 */
export async function listMedia(
  orm: Orm,
  asked: {
    type: MediaListType;
    page: number;
    sort: MediaSort;
    tag: string | null;
    withExplicit: boolean;
    isExclusive?: boolean;
  },
  now: number,
): Promise<Listed & { tags: string[] }> {
  const typeId = asked.type === 'picture' ? 1 : 2;
  const shown = and(
    eq(media.typeId, typeId),
    isListed,
    notRemoved,
    asked.withExplicit ? undefined : notExplicit,
    asked.isExclusive ? and(isNotNull(media.fanclubAccessLevel), eq(media.tokenPrice, 0)) : undefined,
  );
  const where = and(shown, asked.tag === null ? undefined : arrayContains(media.tags, [asked.tag]));
  const sold = sql<number>`(SELECT count(*) FROM ${mediaPurchase} WHERE ${mediaPurchase.mediaId} = ${media.id}
    AND ${mediaPurchase.createdAt} > ${new Date(now - MONTH_MS).toISOString()}::timestamptz)`;
  const order: Record<MediaSort, SQL[]> = {
    date_added: [desc(media.createdAt)],
    popular: [desc(sold), desc(media.views)],
    popular_all_time: [desc(media.views)],
  };
  const from = () =>
    orm
      .select({ item: media, owner: user })
      .from(media)
      .innerJoin(user, eq(user.id, media.userId))
      .innerJoin(model, eq(model.userId, media.userId));
  const rows = await from()
    .where(where)
    .orderBy(...order[asked.sort], desc(media.id))
    .limit(PAGE)
    .offset(offset(asked.page));
  const total = await orm
    .select({ count: count() })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .innerJoin(model, eq(model.userId, media.userId))
    .where(where);
  const tags = await orm
    .select({ tag: sql<string>`unnest(${media.tags})`.as('tag'), uses: count() })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .innerJoin(model, eq(model.userId, media.userId))
    .where(shown)
    .groupBy(sql`tag`)
    .orderBy(desc(count()), sql`tag`)
    .limit(TAGS);
  return {
    data: rows.map(({ item, owner }) => mediaView(item, owner)),
    count_total: total[0]?.count ?? 0,
    tags: tags.map(({ tag }) => tag),
  };
}

/** SQL conditions for media that a fan club includes. */
async function clubConditions(orm: Orm, userId: number, now: number): Promise<SQL | undefined> {
  const clubs = await membershipsOf(orm, userId, now);
  return or(
    ...clubs.map(({ modelUsername, level }) =>
      and(
        eq(user.username, modelUsername),
        inArray(
          media.fanclubAccessLevel,
          FANCLUB_LEVELS.filter((each) => fanclubOpens(level, each)),
        ),
      ),
    ),
  );
}

/** A tab of the purchased-media page, latest first; of one broadcaster if `username` is given. */
export async function libraryTab(
  orm: Orm,
  userId: number,
  { tab, page, username }: { tab: MediaTab; page: number; username: string | null },
  now: number,
): Promise<Listed> {
  const ofAuthor = username === null ? undefined : eq(user.username, username);
  if (tab === 'playlists') return { data: [], count_total: 0 };
  if (tab === 'fanclub') {
    const opened = await clubConditions(orm, userId, now);
    if (!opened) return { data: [], count_total: 0 };
    const where = and(opened, ofAuthor, media.isPublished);
    const from = orm.select({ item: media, owner: user }).from(media);
    const rows = await from
      .innerJoin(user, eq(user.id, media.userId))
      .where(where)
      .orderBy(desc(media.createdAt), desc(media.id))
      .limit(PAGE)
      .offset(offset(page));
    const [total] = await orm
      .select({ count: count() })
      .from(media)
      .innerJoin(user, eq(user.id, media.userId))
      .where(where);
    return { data: rows.map(({ item, owner }) => mediaView(item, owner)), count_total: total?.count ?? 0 };
  }
  const where = and(
    eq(mediaPurchase.userId, userId),
    isNull(media.takenDownAt),
    ofAuthor,
    tab === 'hidden_media'
      ? isNotNull(mediaPurchase.hiddenAt)
      : and(isNull(mediaPurchase.hiddenAt), eq(media.typeName, tab)),
  );
  const rows = await orm
    .select({ item: media, owner: user })
    .from(mediaPurchase)
    .innerJoin(media, eq(media.id, mediaPurchase.mediaId))
    .innerJoin(user, eq(user.id, media.userId))
    .where(where)
    .orderBy(desc(mediaPurchase.createdAt), desc(media.id))
    .limit(PAGE)
    .offset(offset(page));
  const [total] = await orm
    .select({ count: count() })
    .from(mediaPurchase)
    .innerJoin(media, eq(media.id, mediaPurchase.mediaId))
    .innerJoin(user, eq(user.id, media.userId))
    .where(where);
  return {
    data: rows.map(({ item, owner }) => mediaView(item, owner, 'owner')),
    count_total: total?.count ?? 0,
  };
}

/** A user's library without what they hid, newest item first; of one broadcaster if `authorId` is given. */
const libraryOf = (orm: Orm, userId: number, authorId?: number) =>
  orm
    .select({ item: media, owner: user })
    .from(mediaPurchase)
    .innerJoin(media, eq(media.id, mediaPurchase.mediaId))
    .innerJoin(user, eq(user.id, media.userId))
    .where(
      and(
        eq(mediaPurchase.userId, userId),
        isNull(media.takenDownAt),
        isNull(mediaPurchase.hiddenAt),
        authorId === undefined ? undefined : eq(media.userId, authorId),
      ),
    )
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(2_000);

/** A user's media by broadcaster; each list plays in sequence. */
export async function playlistsOf(orm: Orm, userId: number): Promise<MediaPlaylist[]> {
  const rows = await libraryOf(orm, userId);
  const lists = new Map<number, MediaPlaylist>();
  for (const { item, owner } of rows) {
    const found = lists.get(owner.id);
    if (found) found.item_count += 1;
    else
      lists.set(owner.id, {
        user_id: owner.id,
        username: owner.username,
        display_name: owner.displayName,
        first_id: item.id,
        item_count: 1,
        thumbnail_url: mediaUrl(item.artSeed),
      });
  }
  return [...lists.values()];
}

interface TopRow extends Record<string, unknown> {
  id: number;
  username: string;
  display_name: string;
  avatar: string | null;
  art_seed: string;
  media_count: string;
}

/** Broadcasters by number of buyers since `since` (null: ever), then by views. */
export async function topModels(
  orm: Orm,
  asked: { since: Date | null; page: number; withExplicit: boolean },
): Promise<{ data: TopMediaModel[]; count_total: number }> {
  const size = asked.since === null ? PAGE : TOP_OF_MONTH;
  const since =
    asked.since === null ? sql`` : sql`AND mp.created_at > ${asked.since.toISOString()}::timestamptz`;
  const shown = and(notRemoved, asked.withExplicit ? undefined : notExplicit);
  const rows = await queryRows<TopRow>(
    orm,
    sql`SELECT ${user.id} AS id, ${user.username} AS username, ${user.displayName} AS display_name, ${user.avatar} AS avatar,
          ${model.artSeed} AS art_seed, m.media_count
        FROM (SELECT user_id, count(*) AS media_count, sum(views) AS views FROM media WHERE ${isListed} GROUP BY user_id) m
        JOIN ${user} ON ${user.id} = m.user_id JOIN ${model} ON ${model.userId} = m.user_id
        LEFT JOIN (SELECT me.user_id, count(*) AS sold FROM media_purchase mp JOIN media me ON me.id = mp.media_id
          WHERE true ${since} GROUP BY me.user_id) s ON s.user_id = m.user_id
        WHERE ${shown} ORDER BY coalesce(s.sold, 0) DESC, m.views DESC, ${user.id} LIMIT ${size} OFFSET ${(asked.page - 1) * size}`,
  );
  const [total] = await orm
    .select({ count: sql<number>`count(DISTINCT ${media.userId})`.mapWith(Number) })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .innerJoin(model, eq(model.userId, media.userId))
    .where(and(shown, isListed));
  const data = rows.map((row, at) => ({
    user_id: Number(row.id),
    username: row.username,
    display_name: row.display_name,
    avatar_url: roomAvatar(row.avatar, row.art_seed),
    media_count: Number(row.media_count),
    rank: (asked.page - 1) * size + at + 1,
  }));
  return { data, count_total: total?.count ?? 0 };
}

export const monthAgo = (now: number): Date => new Date(now - MONTH_MS);

/** A user's playlist of the item's broadcaster; null if the item is not in it. */
export async function ownPlaylist(
  orm: Orm,
  userId: number,
  item: typeof media.$inferSelect,
): Promise<(typeof media.$inferSelect)[] | null> {
  const items = (await libraryOf(orm, userId, item.userId)).map((row) => row.item);
  return items.some(({ id }) => id === item.id) ? items : null;
}

/** The playlist around an item: it and all listed items of its type by the same broadcaster, newest first. */
export const playlistAround = (orm: Orm, item: typeof media.$inferSelect) =>
  orm
    .select()
    .from(media)
    .where(
      and(eq(media.userId, item.userId), eq(media.typeId, item.typeId), or(isListed, eq(media.id, item.id))),
    )
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(60);
