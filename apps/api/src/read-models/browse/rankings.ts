import type { ListRequest } from '@footlight/contract';
import { broadcasterScore } from '../../kernel/db/schema/index.ts';

/** The number that a ranking is ordered by; null for other lists. Leaders: tokens; sodastars: tips; `/top`: likes; versus: tokens. */
export const scoreOf = ({ id, values }: ListRequest) => {
  switch (id) {
    case 'leaders':
      return broadcasterScore.tokens;
    case 'sodastars':
      return {
        '7days': broadcasterScore.tips7Days,
        '30days': broadcasterScore.tips30Days,
        top2000: broadcasterScore.tipsEver,
      }[(values.period ?? '7days') as '7days'];
    case 'versus-leaderboard':
      return {
        '7days': broadcasterScore.versus7Days,
        '30days': broadcasterScore.versus30Days,
        'all-time': broadcasterScore.versusEver,
      }[(values.period ?? '7days') as '7days'];
    case 'top':
      return broadcasterScore.likes30Days;
    default:
      return null;
  }
};

/** Places that a ranking has (spec 2 §2, `top2000`). */
export const placesOf = ({ values }: ListRequest): number =>
  values.period === 'top2000' ? 2_000 : Number.POSITIVE_INFINITY;
