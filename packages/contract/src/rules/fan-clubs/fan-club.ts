import { DAY } from '../constants.ts';
import { FANCLUB_LEVELS, type FanclubLevel } from './fan-club-levels.ts';

/** The broadcaster's share of fan club payments (spec 1 §9). */
export const FANCLUB_SHARE_PERCENT = 80;
/** The length of a fan club month. Assumed: the spec mentions monthly tiers. */
export const FANCLUB_PERIOD = 30 * DAY;
/** Media discount in per cent, for members of two levels (spec 1 §6). */
export const FANCLUB_DISCOUNT: Readonly<Record<FanclubLevel, number>> = {
  supporter: 10,
  insider: 0,
  legend: 25,
};
/** Default prices in tokens per month. Assumed. */
export const FANCLUB_DEFAULT_PRICES: Readonly<Record<FanclubLevel, number>> = {
  supporter: 100,
  insider: 200,
  legend: 400,
};
export const MAX_FANCLUB_PRICE = 50_000;
/** Longest post in characters. Assumed, like the other limits of posts. */
export const MAX_FANCLUB_POST = 2_000;
/** Posts per page. */
export const FANCLUB_POST_PAGE = 20;

const rank = (level: FanclubLevel): number => FANCLUB_LEVELS.indexOf(level);
export const isHigherLevel = (level: FanclubLevel, than: FanclubLevel): boolean => rank(level) > rank(than);

/** Legend opens all levels, insider opens insider and supporter, supporter opens its own (spec 1 §6). */
export const fanclubOpens = (level: FanclubLevel | null, mediaLevel: FanclubLevel | null): boolean =>
  level !== null && mediaLevel !== null && rank(level) >= rank(mediaLevel);

/** A reader of a club's posts. */
export interface FanclubReader {
  isOwner: boolean;
  /** The level in this club; null for none. */
  level: FanclubLevel | null;
}

/** Posts follow the same levels as media; the author reads all. */
export const readsFanclubPost = ({ isOwner, level }: FanclubReader, postLevel: FanclubLevel): boolean =>
  isOwner || fanclubOpens(level, postLevel);

/** Readers of a post may like it, except its author. */
export const likesFanclubPost = (reader: FanclubReader, postLevel: FanclubLevel): boolean =>
  !reader.isOwner && readsFanclubPost(reader, postLevel);

/** The levels whose members read a post. */
export const fanclubPostLevels = (postLevel: FanclubLevel): FanclubLevel[] =>
  FANCLUB_LEVELS.filter((level) => fanclubOpens(level, postLevel));

/** Price with the club discount: `floor(price * (100 - discount) / 100)` (spec 1 §5). */
export const fanclubPrice = (price: number, level: FanclubLevel | null): number =>
  level === null ? price : Math.floor((price * (100 - FANCLUB_DISCOUNT[level])) / 100);

/** Splits the price of a month into the broadcaster's share, rounded down to whole tokens, and the platform's fee. */
export const splitFanclub = (price: number): { share: number; fee: number } => {
  const share = Math.floor((price * FANCLUB_SHARE_PERCENT) / 100);
  return { share, fee: price - share };
};

export interface FanclubStanding {
  level: FanclubLevel;
  /** Tokens paid for the current period. */
  paid: number;
  /** Unix milliseconds. */
  paidFrom: number;
  paidUntil: number;
  isEnding: boolean;
  /** Level from the next period on, if a lower one was chosen. */
  nextLevel: FanclubLevel | null;
}

export type FanclubChange =
  /** A new period starts now; the unused part of the current one reduces the charge. */
  | { kind: 'join' | 'upgrade'; charge: number }
  /** Nothing is charged now. */
  | { kind: 'resume' | 'downgrade'; charge: 0 };

/**
 * The effect of choosing a level; null if nothing changes. The unused part of a period is counted by the millisecond
 * and rounded down, so that frequent changes gain nothing. Assumed.
 */
export const fanclubChange = (
  standing: FanclubStanding | null,
  level: FanclubLevel,
  price: number,
  now: number,
): FanclubChange | null => {
  if (standing === null || standing.paidUntil <= now) return { kind: 'join', charge: price };
  if (isHigherLevel(level, standing.level)) {
    const left = (standing.paidUntil - now) / (standing.paidUntil - standing.paidFrom);
    const unused = Math.floor(standing.paid * Math.min(1, Math.max(0, left)));
    return { kind: 'upgrade', charge: Math.max(0, price - unused) };
  }
  if (level === standing.level) {
    const isSame = !standing.isEnding && standing.nextLevel === null;
    return isSame ? null : { kind: 'resume', charge: 0 };
  }
  const isChosen = !standing.isEnding && standing.nextLevel === level;
  return isChosen ? null : { kind: 'downgrade', charge: 0 };
};

/** A membership of an answer, in the form that the rules take. */
export const standingFrom = (membership: {
  level: FanclubLevel;
  paid: number;
  paid_until: string;
  is_ending: boolean;
  next_level: FanclubLevel | null;
}): FanclubStanding => {
  const paidUntil = Date.parse(membership.paid_until);
  return {
    level: membership.level,
    paid: membership.paid,
    paidFrom: paidUntil - FANCLUB_PERIOD,
    paidUntil,
    isEnding: membership.is_ending,
    nextLevel: membership.next_level,
  };
};
