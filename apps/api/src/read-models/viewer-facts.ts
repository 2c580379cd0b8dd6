import { type FriendStatus, RATINGS, type Rating, RECENT_SPENDING } from '@footlight/contract';
import { and, eq, gt, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { friendStatusBetween } from '../features/social/accounts.ts';
import type { Orm } from '../kernel/db/database.ts';
import { follow, rating, show, showTicket, tip } from '../kernel/db/schema/index.ts';

/** The relation between one viewer and one broadcaster (spec 2 §3, viewer-relative fields). */
export interface ViewerFacts {
  isFollowing: boolean;
  isNotified: boolean;
  isAwaitingOpening: boolean;
  rateToday: Rating | null;
  friendStatus: FriendStatus | null;
  recentTokens: number;
}

export const NO_FACTS: ViewerFacts = {
  isFollowing: false,
  isNotified: false,
  isAwaitingOpening: false,
  rateToday: null,
  friendStatus: null,
  recentTokens: 0,
};

/** The UTC day that a rating counts for. */
export const ratingDay = (now: Date): string => now.toISOString().slice(0, 10);

/** Tokens that a viewer paid a broadcaster in the past day: tips, private and spy shows with their tips, and tickets. */
export async function recentTokensOf(
  orm: Orm,
  userId: number,
  modelId: number,
  now = new Date(),
): Promise<number> {
  const since = new Date(now.getTime() - RECENT_SPENDING);
  const total = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number);
  const [tips] = await orm
    .select({ total: total(sql`${tip.amount}`) })
    .from(tip)
    .where(and(eq(tip.userId, userId), eq(tip.modelId, modelId), gt(tip.createdAt, since)));
  // The tip of a request is paid when the show starts.
  const [shows] = await orm
    .select({ total: total(sql`${show.paid} + ${show.preTip} + ${show.startupTip}`) })
    .from(show)
    .where(and(eq(show.viewerId, userId), eq(show.modelId, modelId), gt(show.startedAt, since)));
  const [tickets] = await orm
    .select({ total: total(sql`${showTicket.amount}`) })
    .from(showTicket)
    .innerJoin(show, eq(show.id, showTicket.showId))
    .where(
      and(
        eq(showTicket.userId, userId),
        eq(show.modelId, modelId),
        eq(showTicket.state, 'paid'),
        gt(showTicket.boughtAt, since),
      ),
    );
  return (tips?.total ?? 0) + (shows?.total ?? 0) + (tickets?.total ?? 0);
}

/**
 * Tips in a room that everybody there could see. Tips during the viewer's own private are not: the public room does not
 * learn of them.
 */
export const isPublicTip = (orm: Orm, modelId: number, since: Date) => {
  const ownPrivate = orm
    .select({ id: show.id })
    .from(show)
    .where(
      and(
        eq(show.viewerId, tip.userId),
        eq(show.modelId, modelId),
        inArray(show.kind, ['private', 'exclusive']),
        lte(show.startedAt, tip.createdAt),
        or(isNull(show.endedAt), gt(show.endedAt, tip.createdAt)),
      ),
    );
  return and(
    eq(tip.modelId, modelId),
    eq(tip.type, 'public'),
    gt(tip.createdAt, since),
    notExists(ownPrivate),
  );
};

/** Tokens that a viewer tipped publicly in a room in the past day. */
export async function publicTipsOf(
  orm: Orm,
  userId: number,
  modelId: number,
  now = new Date(),
): Promise<number> {
  const since = new Date(now.getTime() - RECENT_SPENDING);
  const [row] = await orm
    .select({ total: sql<number>`coalesce(sum(${tip.amount}), 0)`.mapWith(Number) })
    .from(tip)
    .where(and(eq(tip.userId, userId), isPublicTip(orm, modelId, since)));
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
    recentTokens: await recentTokensOf(orm, userId, modelId, now),
  };
}
