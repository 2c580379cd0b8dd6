import { type FriendStatus, RATINGS, type Rating, RECENT_TIPS } from '@footlight/contract';
import { and, eq, gt, sum } from 'drizzle-orm';
import { friendStatusBetween } from '../features/social/accounts.ts';
import type { Orm } from '../kernel/db/database.ts';
import { follow, rating, tip } from '../kernel/db/schema/index.ts';

/** The relation between one viewer and one broadcaster (spec 2 §3, viewer-relative fields). */
export interface ViewerFacts {
  isFollowing: boolean;
  isNotified: boolean;
  isAwaitingOpening: boolean;
  rateToday: Rating | null;
  friendStatus: FriendStatus | null;
  recentTips: number;
}

export const NO_FACTS: ViewerFacts = {
  isFollowing: false,
  isNotified: false,
  isAwaitingOpening: false,
  rateToday: null,
  friendStatus: null,
  recentTips: 0,
};

/** The UTC day that a rating counts for. */
export const ratingDay = (now: Date): string => now.toISOString().slice(0, 10);

export async function recentTipsOf(
  orm: Orm,
  userId: number,
  modelId: number,
  now = new Date(),
): Promise<number> {
  const [row] = await orm
    .select({ total: sum(tip.amount).mapWith(Number) })
    .from(tip)
    .where(
      and(
        eq(tip.userId, userId),
        eq(tip.modelId, modelId),
        gt(tip.createdAt, new Date(now.getTime() - RECENT_TIPS)),
      ),
    );
  return row?.total ?? 0;
}

export async function viewerFactsOf(
  orm: Orm,
  userId: number,
  modelId: number,
  now = new Date(),
): Promise<ViewerFacts> {
  const [followed] = await orm
    .select({ notify: follow.notify, awaitsOpening: follow.awaitsOpening })
    .from(follow)
    .where(and(eq(follow.userId, userId), eq(follow.modelId, modelId)));
  const [rated] = await orm
    .select({ value: rating.value })
    .from(rating)
    .where(and(eq(rating.userId, userId), eq(rating.modelId, modelId), eq(rating.day, ratingDay(now))));
  return {
    isFollowing: followed !== undefined,
    isNotified: followed?.notify ?? false,
    isAwaitingOpening: followed?.awaitsOpening ?? false,
    rateToday: RATINGS.find((one) => one === rated?.value) ?? null,
    friendStatus: await friendStatusBetween(orm, userId, modelId),
    recentTips: await recentTipsOf(orm, userId, modelId, now),
  };
}
