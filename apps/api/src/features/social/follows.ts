import { and, eq, lt, sql } from 'drizzle-orm';
import { ApiError } from '../../kernel/api-error.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { follow, followerNotice, model } from '../../kernel/db/schema/index.ts';
import type { UserRow } from '../../kernel/db/user-row.ts';
import type { UnitOfWork } from '../../kernel/events/outbox.ts';
import { type RoomRow, statusOf, takesFollowers } from '../../kernel/rooms/room-row.ts';

const DAY_MS = 86_400_000;

export interface Following {
  isFollowing: boolean;
  isNotified: boolean;
  isAwaitingOpening: boolean;
  followerCount: number;
}

/** Whether the broadcaster should be notified: the first time this user follows, and at most once a day. */
async function isNews(tx: Orm, userId: number, modelId: number): Promise<boolean> {
  const now = new Date();
  const rows = await tx
    .insert(followerNotice)
    .values({ userId, modelId, at: now })
    .onConflictDoUpdate({
      target: [followerNotice.userId, followerNotice.modelId],
      set: { at: now },
      setWhere: lt(followerNotice.at, new Date(now.getTime() - DAY_MS)),
    })
    .returning();
  return rows.length > 0;
}

/**
 * Follows or unfollows, updates the broadcaster's count and notifies them; repeating it has no effect.
 *
 * @throws ApiError `follow_disabled` for a new follower of a broadcaster who takes none
 */
export async function setFollowing(
  { tx, toUser }: UnitOfWork,
  viewer: UserRow,
  room: RoomRow,
  { isWanted, notify }: { isWanted: boolean; notify: boolean },
): Promise<Following> {
  const [userId, modelId] = [viewer.id, room.user.id];
  // A user who asks for notices while the room is closed also expects one when the current show ends.
  const awaitsOpening = notify && statusOf(room.model) !== 'online';
  const key = and(eq(follow.userId, userId), eq(follow.modelId, modelId));
  const changed = isWanted
    ? await tx.insert(follow).values({ userId, modelId }).onConflictDoNothing().returning()
    : await tx.delete(follow).where(key).returning();
  if (isWanted && changed.length > 0 && !takesFollowers(room.model)) throw new ApiError('follow_disabled');
  if (isWanted) await tx.update(follow).set({ notify, awaitsOpening }).where(key);
  const step = changed.length === 0 ? 0 : isWanted ? 1 : -1;
  const [row] = await tx
    .update(model)
    .set({ followers: sql`greatest(0, ${model.followers} + ${step})` })
    .where(eq(model.userId, modelId))
    .returning({ followers: model.followers });
  const followerCount = row?.followers ?? 0;
  if (step === 1 && (await isNews(tx, userId, modelId))) {
    toUser(modelId, 'v3.follower.new', { username: viewer.username, followers: followerCount });
  }
  return { isFollowing: isWanted, isNotified: notify, isAwaitingOpening: awaitsOpening, followerCount };
}

/** Deletes notices that no longer suppress another one. */
export async function forgetOldFollowerNotices(orm: Orm, now = Date.now()): Promise<void> {
  await orm.delete(followerNotice).where(lt(followerNotice.at, new Date(now - DAY_MS)));
}
