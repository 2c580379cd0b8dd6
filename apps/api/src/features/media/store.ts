import {
  FANCLUB_DISCOUNT,
  type FanclubLevel,
  fanclubPrice,
  type MediaItem,
  type MediaViewer,
  mediaAccess,
  playsMedia,
} from '@footlight/contract';
import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../kernel/db/database.ts';
import { media, mediaPurchase, model, user } from '../../kernel/db/schema/index.ts';
import { type MediaRow, mediaView } from '../../kernel/rooms/media-card.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { memberLevel } from '../fan-clubs/store.ts';
import type { MediaFiles } from './files/media-files.ts';

type PurchaseRow = typeof mediaPurchase.$inferSelect;

/** An item with its author. */
export interface MediaWork extends RoomRow {
  item: MediaRow;
}

export async function findMedia(orm: Orm, id: number): Promise<MediaWork | null> {
  const [row] = await orm
    .select({ item: media, model, user })
    .from(media)
    .innerJoin(user, eq(user.id, media.userId))
    .innerJoin(model, eq(model.userId, media.userId))
    .where(eq(media.id, id));
  return row ?? null;
}

const mine = (userId: number, mediaId: number) =>
  and(eq(mediaPurchase.userId, userId), eq(mediaPurchase.mediaId, mediaId));

async function purchaseOf(orm: Orm, userId: number, mediaId: number): Promise<PurchaseRow | null> {
  const [row] = await orm.select().from(mediaPurchase).where(mine(userId, mediaId));
  return row ?? null;
}

export const hasBought = async (orm: Orm, userId: number, mediaId: number): Promise<boolean> =>
  (await purchaseOf(orm, userId, mediaId)) !== null;

/** A viewer of an author's media, in the form that the rules take. `mediaIds` are the author's items that they own. */
export async function mediaViewer(
  orm: Orm,
  userId: number | null,
  authorId: number,
  now: number,
): Promise<MediaViewer> {
  if (userId === null) return { userId, mediaIds: [], level: null };
  const owned = await orm
    .select({ id: media.id })
    .from(mediaPurchase)
    .innerJoin(media, eq(media.id, mediaPurchase.mediaId))
    .where(and(eq(mediaPurchase.userId, userId), eq(media.userId, authorId)));
  return {
    userId,
    mediaIds: owned.map(({ id }) => id),
    level: await memberLevel(orm, userId, authorId, now),
  };
}

export const discountOf = (level: FanclubLevel | null): number =>
  level === null ? 0 : FANCLUB_DISCOUNT[level];

const GENDERS = ['f', 'm', 't', 'c'] as const;

/** The item as one visitor may see it. `needsAge`: the visitor must verify their age, so no file leaves the server. */
export async function mediaItemView(
  orm: Orm,
  files: MediaFiles,
  work: MediaWork,
  asking: { userId: number | null; needsAge: boolean; now: number },
): Promise<MediaItem> {
  const { item } = work;
  const card = mediaView(item, work.user);
  const viewer = await mediaViewer(orm, asking.userId, work.user.id, asking.now);
  const bought = asking.userId === null ? null : await purchaseOf(orm, asking.userId, item.id);
  const allowed = mediaAccess(card, viewer, item.isForSale);
  const access = asking.needsAge && allowed !== 'unavailable' ? 'age' : allowed;
  return {
    ...mediaView(item, work.user, playsMedia(access) ? 'owner' : 'anybody'),
    user_gender: GENDERS.find((gender) => gender === work.user.gender) ?? 'f',
    is_video: item.typeId === 2,
    items: playsMedia(access) ? files.filesOf(item) : [],
    for_sale: item.isForSale && item.tokenPrice > 0 ? 1 : 0,
    access_type: access,
    tags: item.tags,
    views: item.views,
    created_at_iso8601: card.created_at,
    price: fanclubPrice(item.tokenPrice, viewer.level),
    discount: item.tokenPrice > 0 ? discountOf(viewer.level) : 0,
    fanclub_level: viewer.level,
    is_owner: asking.userId === item.userId,
    in_library: bought !== null,
    is_hidden: bought?.hiddenAt != null,
  };
}

/** Hides a purchase in the buyer's lists or shows it again; false if there is none. */
export async function hidePurchase(
  orm: Orm,
  userId: number,
  mediaId: number,
  hiddenAt: Date | null,
): Promise<boolean> {
  const rows = await orm
    .update(mediaPurchase)
    .set({ hiddenAt })
    .where(mine(userId, mediaId))
    .returning({ id: mediaPurchase.mediaId });
  return rows.length > 0;
}
