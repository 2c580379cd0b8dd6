import {
  type LibraryItem,
  libraryState,
  UPLOAD_FAILURES,
  UPLOAD_STATES,
  type UploadKind,
} from '@footlight/contract';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { ApiError } from '../../../kernel/api-error.ts';
import type { Orm } from '../../../kernel/db/database.ts';
import { fanclubPost, media, mediaPurchase, mediaUpload } from '../../../kernel/db/schema/index.ts';
import { keysOf } from '../../../kernel/db/schema/stored-media.ts';
import type { UserRow } from '../../../kernel/db/user-row.ts';
import { coverUrl } from '../../../kernel/pictures.ts';
import { type MediaRow, mediaView } from '../../../kernel/rooms/media-card.ts';
import type { RoomRow } from '../../../kernel/rooms/room-row.ts';
import { slugOf } from '../../../kernel/slug.ts';
import { discard, discardMedia } from '../../../kernel/storage/garbage.ts';
import { refreshItem } from './item-files.ts';
import { ownUpload, type UploadRow, usedBytes } from './upload-rows.ts';

const PAGE = 24;
const SLUG_LENGTH = 80;

const ownItems = (userId: number) => and(eq(media.userId, userId), isNull(media.removedAt));

const fileView = ({ id, name, kind, state, reason, size, result, userId }: UploadRow) => ({
  id,
  name,
  kind: kind === 'video' ? ('video' as const) : ('picture' as const),
  state: UPLOAD_STATES.find((one) => one === state) ?? ('failed' as const),
  reason: UPLOAD_FAILURES.find((one) => one === reason) ?? null,
  size,
  cover_url: result ? coverUrl(userId, result.cover) : null,
});

/** Items as their broadcaster manages them, in the given order. */
async function libraryItems(orm: Orm, items: readonly MediaRow[], owner: UserRow): Promise<LibraryItem[]> {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return [];
  const uploads = await orm
    .select()
    .from(mediaUpload)
    .where(inArray(mediaUpload.mediaId, ids))
    .orderBy(asc(mediaUpload.createdAt), asc(mediaUpload.id));
  const buyers = await orm
    .select({ mediaId: mediaPurchase.mediaId, count: count() })
    .from(mediaPurchase)
    .where(inArray(mediaPurchase.mediaId, ids))
    .groupBy(mediaPurchase.mediaId);
  return items.map((item) => {
    const files = uploads.filter(({ mediaId }) => mediaId === item.id).map(fileView);
    return {
      media: mediaView(item, owner, 'owner'),
      // Items of the demo and recordings have no uploads.
      state: item.stored ? libraryState(files) : 'ready',
      is_published: item.isPublished,
      for_sale: item.isForSale,
      buyers: buyers.find(({ mediaId }) => mediaId === item.id)?.count ?? 0,
      files,
    };
  });
}

/** A page of a broadcaster's own items, newest first. */
export async function libraryPage(orm: Orm, owner: UserRow, page: number) {
  const items = await orm
    .select()
    .from(media)
    .where(ownItems(owner.id))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const [total] = await orm.select({ count: count() }).from(media).where(ownItems(owner.id));
  return {
    items: await libraryItems(orm, items, owner),
    count_total: total?.count ?? 0,
    used_bytes: await usedBytes(orm, owner.id),
  };
}

/** A new item without files. */
export async function createItem(
  orm: Orm,
  { user: owner, model }: RoomRow,
  { name, kind }: { name: string; kind: UploadKind },
): Promise<LibraryItem> {
  const isVideo = kind === 'video';
  const rows = await orm
    .insert(media)
    .values({
      userId: owner.id,
      name,
      slug: slugOf(name, kind).slice(0, SLUG_LENGTH),
      typeId: isVideo ? 2 : 1,
      typeName: isVideo ? 'videos' : 'pictures',
      itemCount: 0,
      artSeed: model.artSeed,
      isPublished: false,
      stored: { files: [] },
    })
    .returning();
  const [item] = await libraryItems(orm, rows, owner);
  if (!item) throw new ApiError('internal');
  return item;
}

const lockOwn = async (tx: Orm, userId: number, id: number): Promise<MediaRow> => {
  const [item] = await tx
    .select()
    .from(media)
    .where(and(eq(media.id, id), ownItems(userId)))
    .for('update');
  if (!item) throw new ApiError('not_found');
  return item;
};

/**
 * Deletes an own item. Sold, it stays for its buyers and disappears for everybody else.
 *
 * @throws ApiError `not_found`
 */
export async function deleteItem(tx: Orm, userId: number, id: number, now: number): Promise<void> {
  await lockOwn(tx, userId, id);
  const [sold] = await tx.select().from(mediaPurchase).where(eq(mediaPurchase.mediaId, id)).limit(1);
  if (sold) {
    await tx
      .update(media)
      .set({ isPublished: false, isForSale: false, removedAt: new Date(now) })
      .where(eq(media.id, id));
    return;
  }
  await discardMedia(tx, [id]);
  await tx.delete(media).where(eq(media.id, id));
}

/** Takes an item from everybody, buyers included, and discards its files. Sold, its row stays for the books. */
export async function takeDown(tx: Orm, id: number, now: number): Promise<void> {
  await discardMedia(tx, [id]);
  const at = new Date(now);
  await tx
    .update(media)
    .set({ isPublished: false, isForSale: false, removedAt: at, takenDownAt: at, stored: { files: [] } })
    .where(eq(media.id, id));
  await tx.delete(mediaUpload).where(eq(mediaUpload.mediaId, id));
  await tx.update(fanclubPost).set({ mediaId: null }).where(eq(fanclubPost.mediaId, id));
}

/**
 * Cancels an own upload, or deletes a file of an own item.
 *
 * @throws ApiError `not_found`, `conflict` for the last file of a published item or of one that was sold
 */
export async function deleteFile(tx: Orm, userId: number, fileId: string): Promise<void> {
  const found = await ownUpload(tx, userId, fileId);
  if (!found) throw new ApiError('not_found');
  const item = await lockOwn(tx, userId, found.mediaId);
  // Read again under the lock: it may have become ready.
  const file = await ownUpload(tx, userId, fileId);
  if (!file) throw new ApiError('not_found');
  if (file.result) {
    const [sold] = await tx.select().from(mediaPurchase).where(eq(mediaPurchase.mediaId, item.id)).limit(1);
    // Buyers paid for what they saw.
    if (sold || (item.isPublished && item.itemCount <= 1)) throw new ApiError('conflict');
    await discard(tx, keysOf(userId, file.result));
  }
  await tx.delete(mediaUpload).where(eq(mediaUpload.id, fileId));
  await refreshItem(tx, item.id);
}
