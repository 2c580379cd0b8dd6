import { type MediaCardItem, REMOVED_AUTHOR } from '@footlight/contract';
import { and, desc, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Orm } from '../db/database.ts';
import type { user } from '../db/schema/people.ts';
import { media } from '../db/schema/rooms.ts';
import { coverUrl, mediaUrl } from '../pictures.ts';

export type MediaRow = typeof media.$inferSelect;

/** Whether an item is a set of pictures; the other items are videos. */
export const isPictureSet = ({ typeId }: Pick<MediaRow, 'typeId'>): boolean => typeId === 1;

/**
 * The picture of a card. An uploaded picture set that costs something shows a blurred one to all but those who have it:
 * its cover is one of its pictures.
 */
function thumbnail({ stored, userId, artSeed, tokenPrice, fanclubAccessLevel }: MediaRow, reader: Reader) {
  const [first] = stored?.files ?? [];
  if (!first) return mediaUrl(artSeed);
  const isOpen = first.kind === 'video' || (tokenPrice === 0 && fanclubAccessLevel === null);
  return coverUrl(userId, isOpen || reader === 'owner' ? first.cover : first.blurred);
}

/** `owner`: has the item, as its author or its buyer. */
type Reader = 'anybody' | 'owner';

/** A media item as cards show it; `user_status` is 1 for an active account, 3 for a removed one. */
export function mediaView(
  item: MediaRow,
  owner: typeof user.$inferSelect,
  reader: Reader = 'anybody',
): MediaCardItem {
  const level = item.fanclubAccessLevel;
  return {
    id: item.id,
    name: item.name,
    slug: item.slug,
    username: owner.username,
    user_display_name: owner.displayName,
    description: item.description,
    type_id: isPictureSet(item) ? 1 : 2,
    type_name: item.typeName === 'videos' || item.typeName === 'recording' ? item.typeName : 'pictures',
    item_count: item.itemCount,
    duration: item.duration,
    token_price: item.tokenPrice,
    thumbnail_url: thumbnail(item, reader),
    ...(item.isPublished ? {} : { is_published: false }),
    is_free_no_auth: item.isFreeNoAuth,
    fanclub_access_level: level === 'supporter' || level === 'insider' || level === 'legend' ? level : null,
    created_at: item.createdAt.toISOString(),
    user_id: item.userId,
    user_status: owner.traits.isRemoved ? REMOVED_AUTHOR : 1,
  };
}

/** The items that lists show to everybody; `isUnlistedMedia` in SQL. */
export const isListed = and(
  media.isPublished,
  or(ne(media.typeName, 'recording'), media.isForSale, isNotNull(media.fanclubAccessLevel)),
);

/** An item that its author may use: not deleted, and at least one of its files is there. */
export const isUsable = and(isNull(media.removedAt), gt(media.itemCount, 0));

/** A broadcaster's items, latest first. Only the broadcaster sees unlisted ones. */
export const mediaOf = (orm: Orm, userId: number, isOwner: boolean) =>
  orm
    .select()
    .from(media)
    .where(and(eq(media.userId, userId), isOwner ? isUsable : isListed))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(500);
