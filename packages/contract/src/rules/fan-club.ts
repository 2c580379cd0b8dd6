import { DAY } from '../constants.ts';
import type { FanclubMembership } from '../entities/fan-club.ts';
import { FANCLUB_LEVELS, type FanclubLevel } from '../entities/media.ts';

/** Part of what a fan spends on a club that goes to the broadcaster (spec 1 §9). */
export const FANCLUB_SHARE_PERCENT = 80;
/** A month of a fan club, in days. Assumed: the spec speaks of monthly tiers. */
export const FANCLUB_PERIOD = 30 * DAY;
/** Percent off media, for members of two levels (spec 1 §6). */
export const FANCLUB_DISCOUNT: Readonly<Record<FanclubLevel, number>> = {
  supporter: 10,
  insider: 0,
  legend: 25,
};
/** Tokens a month, until the broadcaster sets other prices. Assumed. */
export const FANCLUB_DEFAULT_PRICES: Readonly<Record<FanclubLevel, number>> = {
  supporter: 100,
  insider: 200,
  legend: 400,
};
export const MAX_FANCLUB_PRICE = 50_000;
/** Characters of a post. Assumed, as what follows of posts. */
export const MAX_FANCLUB_POST = 2_000;
/** Posts of one page. */
export const FANCLUB_POST_PAGE = 20;

const rank = (level: FanclubLevel): number => FANCLUB_LEVELS.indexOf(level);
export const isHigherLevel = (level: FanclubLevel, than: FanclubLevel): boolean => rank(level) > rank(than);

/** Legend opens all, insider opens insider and supporter, supporter its own (spec 1 §6). */
export const fanclubOpens = (level: FanclubLevel | null, mediaLevel: FanclubLevel | null): boolean =>
  level !== null && mediaLevel !== null && rank(level) >= rank(mediaLevel);

/** Who asks for the posts of a club. */
export interface FanclubReader {
  isOwner: boolean;
  /** The level in this club; null for none. */
  level: FanclubLevel | null;
}

/** Posts are read as media of their level are opened; the author reads all. */
export const readsFanclubPost = ({ isOwner, level }: FanclubReader, postLevel: FanclubLevel): boolean =>
  isOwner || fanclubOpens(level, postLevel);

/** Whoever reads a post may like it, but nobody likes the own words. */
export const likesFanclubPost = (reader: FanclubReader, postLevel: FanclubLevel): boolean =>
  !reader.isOwner && readsFanclubPost(reader, postLevel);

/** The levels whose members read a post. */
export const fanclubPostLevels = (postLevel: FanclubLevel): FanclubLevel[] =>
  FANCLUB_LEVELS.filter((level) => fanclubOpens(level, postLevel));

/** Price with a club's discount: `floor(price * (100 - discount) / 100)` (spec 1 §5). */
export const fanclubPrice = (price: number, level: FanclubLevel | null): number =>
  level === null ? price : Math.floor((price * (100 - FANCLUB_DISCOUNT[level])) / 100);

/** What the broadcaster gets of a month; the house keeps what is left of a whole token. */
export const splitFanclub = (price: number): { share: number; house: number } => {
  const share = Math.floor((price * FANCLUB_SHARE_PERCENT) / 100);
  return { share, house: price - share };
};

export interface FanclubStanding {
  level: FanclubLevel;
  /** Tokens paid for the running period. */
  paid: number;
  /** Unix milliseconds. */
  paidFrom: number;
  paidUntil: number;
  isEnding: boolean;
  /** Level from the next period on, where a lower one was chosen. */
  nextLevel: FanclubLevel | null;
}

export type FanclubChange =
  /** A new period begins now; the unused part of the running one counts towards it. */
  | { kind: 'join' | 'upgrade'; charge: number }
  /** Nothing is charged now. */
  | { kind: 'resume' | 'downgrade'; charge: 0 };

/**
 * What choosing a level means; null where nothing would change. The unused part of a period is counted by the
 * millisecond and rounded down, so that nobody gains by changing often. Assumed.
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

/** A membership of an answer, as the rules read it. */
export const standingFrom = (membership: FanclubMembership): FanclubStanding => {
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
