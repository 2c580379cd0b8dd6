import {
  FANCLUB_POST_PAGE,
  type FanclubLevel,
  type FanclubPost,
  type FanclubReader,
  likesFanclubPost,
  readsFanclubPost,
} from '@footlight/contract';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { fanclubPost, fanclubPostLike, media } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import { postPreviewUrl } from '../../kernel/pictures.ts';
import { mediaView } from '../../kernel/rooms/media-card.ts';
import type { RoomRow } from '../../kernel/rooms/room-row.ts';
import { levelOf, memberLevel } from './store.ts';

export type PostRow = typeof fanclubPost.$inferSelect;

/** An unknown level counts as the most restricted one. */
export const levelOfPost = (row: PostRow): FanclubLevel => levelOf(row.level) ?? 'legend';

/** A user's relation to the posts of a club; guests have no id. */
async function readerOf(
  orm: Orm,
  userId: number | null,
  modelId: number,
  now: number,
): Promise<FanclubReader> {
  if (userId === null) return { isOwner: false, level: null };
  if (userId === modelId) return { isOwner: true, level: null };
  return { isOwner: false, level: await memberLevel(orm, userId, modelId, now) };
}

interface Asking {
  userId: number | null;
  /** The newest posts, or those before this number. */
  before: number | null;
  /** The site lists media of this broadcaster. */
  showsMedia: boolean;
  now: number;
}

/**
 * A page of posts, newest first. Text and media are included only for users who may read the post; the others get a blurred
 * picture of the media, and what kind it is.
 */
export async function postsPage(
  orm: Orm,
  room: RoomRow,
  { userId, before, showsMedia, now }: Asking,
): Promise<{ posts: FanclubPost[]; has_more: boolean }> {
  const reader = await readerOf(orm, userId, room.user.id, now);
  const rows = await orm
    .select()
    .from(fanclubPost)
    .where(
      and(
        eq(fanclubPost.modelId, room.user.id),
        isNull(fanclubPost.deletedAt),
        before === null ? undefined : lt(fanclubPost.id, before),
      ),
    )
    .orderBy(desc(fanclubPost.id))
    .limit(FANCLUB_POST_PAGE + 1);
  const shown = rows.slice(0, FANCLUB_POST_PAGE);
  const open = shown.filter((row) => readsFanclubPost(reader, levelOfPost(row)));
  const mediaIds = showsMedia ? shown.flatMap(({ mediaId }) => mediaId ?? []) : [];
  const items =
    mediaIds.length === 0
      ? []
      : await orm
          .select()
          .from(media)
          .where(and(inArray(media.id, mediaIds), media.isPublished));
  const liked =
    userId === null || open.length === 0
      ? []
      : await orm
          .select({ postId: fanclubPostLike.postId })
          .from(fanclubPostLike)
          .where(
            and(
              eq(fanclubPostLike.userId, userId),
              inArray(
                fanclubPostLike.postId,
                open.map(({ id }) => id),
              ),
            ),
          );
  const isOpen = new Set(open.map(({ id }) => id));
  const isLiked = new Set(liked.map(({ postId }) => postId));
  const itemOf = (id: number | null) => items.find((item) => item.id === id);
  const contentOf = (row: PostRow): FanclubPost['content'] => {
    const item = itemOf(row.mediaId);
    return {
      text: row.body,
      media: item ? mediaView(item, room.user) : null,
      likes: row.likes,
      is_liked: isLiked.has(row.id),
    };
  };
  const previewOf = ({ id, mediaId }: PostRow): Pick<FanclubPost, 'preview'> => {
    const item = itemOf(mediaId);
    if (!item) return {};
    const { type_name, item_count, duration } = mediaView(item, room.user);
    return { preview: { picture_url: postPreviewUrl(id), type_name, item_count, duration } };
  };
  const posts = shown.map((row) => ({
    id: row.id,
    level: levelOfPost(row),
    created_at: row.createdAt.toISOString(),
    ...(isOpen.has(row.id) ? { content: contentOf(row) } : { content: null, ...previewOf(row) }),
  }));
  return { posts, has_more: rows.length > FANCLUB_POST_PAGE };
}

export interface NewPost {
  clientId: string;
  level: FanclubLevel;
  text: string;
  mediaId: number | null;
}

/**
 * Creates a post once. `isNew` is false for a repeated call, which publishes nothing.
 *
 * @throws ApiError `idempotency_conflict` when the client's id belongs to another post
 */
export async function placePost(
  orm: Orm,
  author: UserRow,
  { clientId, level, text, mediaId }: NewPost,
): Promise<{ post: PostRow; item: typeof media.$inferSelect | null; isNew: boolean }> {
  const [item = null] = mediaId === null ? [] : await orm.select().from(media).where(eq(media.id, mediaId));
  if (mediaId !== null && (item?.userId !== author.id || !item.isPublished))
    throw new ApiError('invalid_input', { fields: { media_id: 'invalid_format' } });
  const [made] = await orm
    .insert(fanclubPost)
    .values({ modelId: author.id, clientId, level, body: text, mediaId })
    .onConflictDoNothing()
    .returning();
  if (made) return { post: made, item, isNew: true };
  const [known] = await orm
    .select()
    .from(fanclubPost)
    .where(and(eq(fanclubPost.modelId, author.id), eq(fanclubPost.clientId, clientId)));
  if (!known) throw new ApiError('internal');
  const isSame = known.level === level && known.body === text && known.mediaId === mediaId;
  if (known.deletedAt === null && !isSame) throw new ApiError('idempotency_conflict');
  return { post: known, item, isNew: false };
}

/** Removes a post from the feed with its text and likes; null if it was already gone. */
export async function deletePost(tx: Orm, authorId: number, id: number): Promise<PostRow | null> {
  const own = and(eq(fanclubPost.id, id), eq(fanclubPost.modelId, authorId));
  const [row] = await tx.select().from(fanclubPost).where(own).for('update');
  if (!row) throw new ApiError('not_found');
  if (row.deletedAt !== null) return null;
  await tx.delete(fanclubPostLike).where(eq(fanclubPostLike.postId, id));
  await tx.update(fanclubPost).set({ deletedAt: new Date(), body: '', mediaId: null, likes: 0 }).where(own);
  return row;
}

/** Adds or removes a like. Locks the post's row, so that its count matches its likes. */
export async function likePost(
  tx: Orm,
  userId: number,
  id: number,
  isWanted: boolean,
): Promise<{ post: PostRow; isChanged: boolean }> {
  const [row] = await tx
    .select()
    .from(fanclubPost)
    .where(and(eq(fanclubPost.id, id), isNull(fanclubPost.deletedAt)))
    .for('update');
  if (!row) throw new ApiError('not_found');
  const reader = await readerOf(tx, userId, row.modelId, Date.now());
  if (!likesFanclubPost(reader, levelOfPost(row))) throw new ApiError('forbidden');
  const changed = isWanted
    ? await tx.insert(fanclubPostLike).values({ postId: id, userId }).onConflictDoNothing().returning()
    : await tx
        .delete(fanclubPostLike)
        .where(and(eq(fanclubPostLike.postId, id), eq(fanclubPostLike.userId, userId)))
        .returning();
  if (changed.length === 0) return { post: row, isChanged: false };
  const likes = row.likes + (isWanted ? 1 : -1);
  await tx.update(fanclubPost).set({ likes }).where(eq(fanclubPost.id, id));
  return { post: { ...row, likes }, isChanged: true };
}
