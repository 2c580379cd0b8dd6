import {
  FANCLUB_POST_PAGE,
  type FanclubLevel,
  type FanclubPost,
  type FanclubReader,
  likesFanclubPost,
  readsFanclubPost,
} from '@footlight/contract';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { UserRow } from '../auth/session.ts';
import type { Orm } from '../db/database.ts';
import { fanclubPost, fanclubPostLike, media } from '../db/schema/index.ts';
import { ApiError } from '../http/errors.ts';
import { mediaView, type RoomRow } from '../views/room-view.ts';
import { levelOf, memberLevel } from './store.ts';

export type PostRow = typeof fanclubPost.$inferSelect;

/** A level that nobody knows is read by the fewest. */
export const levelOfPost = (row: PostRow): FanclubLevel => levelOf(row.level) ?? 'legend';

/** How somebody stands to the posts of a club; guests have no id. */
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
  /** The newest, or those before this number. */
  before: number | null;
  /** The site lists media of this broadcaster. */
  showsMedia: boolean;
  now: number;
}

/** A page of posts, newest first. Words and media go into the answer only where the asking person reads them. */
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
  const mediaIds = showsMedia ? open.flatMap(({ mediaId }) => mediaId ?? []) : [];
  const items =
    mediaIds.length === 0 ? [] : await orm.select().from(media).where(inArray(media.id, mediaIds));
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
  const posts = shown.map((row) => ({
    id: row.id,
    level: levelOfPost(row),
    created_at: row.createdAt.toISOString(),
    content: isOpen.has(row.id) ? contentOf(row) : null,
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
 * Posts once. `isNew` is false for a repeated call, which tells nobody.
 *
 * @throws ApiError `idempotency_conflict` when the client's id belongs to another post
 */
export async function placePost(
  orm: Orm,
  author: UserRow,
  { clientId, level, text, mediaId }: NewPost,
): Promise<{ post: PostRow; item: typeof media.$inferSelect | null; isNew: boolean }> {
  const [item = null] = mediaId === null ? [] : await orm.select().from(media).where(eq(media.id, mediaId));
  if (mediaId !== null && item?.userId !== author.id)
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

/** Takes a post out of the feed with its words and likes; null where it was not there any more. */
export function deletePost(orm: Orm, authorId: number, id: number): Promise<PostRow | null> {
  return orm.transaction(async (tx) => {
    const own = and(eq(fanclubPost.id, id), eq(fanclubPost.modelId, authorId));
    const [row] = await tx.select().from(fanclubPost).where(own).for('update');
    if (!row) throw new ApiError('not_found');
    if (row.deletedAt !== null) return null;
    await tx.delete(fanclubPostLike).where(eq(fanclubPostLike.postId, id));
    await tx.update(fanclubPost).set({ deletedAt: new Date(), body: '', mediaId: null, likes: 0 }).where(own);
    return row;
  });
}

/** Likes a post or takes it back. The post's row is held, so that its count is that of its likes. */
export function likePost(
  orm: Orm,
  userId: number,
  id: number,
  isWanted: boolean,
): Promise<{ post: PostRow; isChanged: boolean }> {
  return orm.transaction(async (tx) => {
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
  });
}
