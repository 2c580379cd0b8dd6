import type { LikesAnswer, Place, Site } from '@footlight/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import { placeByLikes } from '../../features/browse/rankings.ts';
import type { Orm } from '../../kernel/db/database.ts';
import { broadcasterScore, model, monthlyWinner, user } from '../../kernel/db/schema/index.ts';
import { userView } from './card.ts';
import { visible } from './conditions.ts';

const LEADERS = 20;
const PAST_MONTHS = 12;

/** The most liked broadcasters of the month, past winners, and the user's own place (spec 2 §2). */
export async function likesView(
  orm: Orm,
  { userId, ...around }: { site: Site; place: Place; userId: number | null; now: number },
): Promise<LikesAnswer> {
  const isVisible = visible({ ...around, gender: null, hiddenGenders: [] });
  const leaders = await orm
    .select({ model, user, likes: broadcasterScore.likesOfMonth })
    .from(broadcasterScore)
    .innerJoin(model, eq(model.userId, broadcasterScore.modelId))
    .innerJoin(user, eq(user.id, model.userId))
    .where(and(isVisible, gt(broadcasterScore.likesOfMonth, 0)))
    .orderBy(desc(broadcasterScore.likesOfMonth), model.userId)
    .limit(LEADERS);
  const winners = await orm
    .select({ model, user, winner: monthlyWinner })
    .from(monthlyWinner)
    .innerJoin(model, eq(model.userId, monthlyWinner.modelId))
    .innerJoin(user, eq(user.id, model.userId))
    .where(isVisible)
    .orderBy(desc(monthlyWinner.month))
    .limit(PAST_MONTHS);
  const own = userId === null ? { likes: 0, place: null } : await placeByLikes(orm, userId);
  return {
    leaderboard: leaders.map((row, index) => ({
      ...userView(row, around),
      ranking: { place: index + 1, value: row.likes },
    })),
    user_like_count: own.likes,
    user_position: own.place,
    past_winners: winners.map((row) => ({
      month: row.winner.month.slice(0, 7),
      likes: row.winner.likes,
      user: userView(row, around),
    })),
  };
}
