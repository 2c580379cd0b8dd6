import { DAY } from '../constants.ts';

/** What a viewer says of a broadcaster; RATE_NO is "rather not" and counts as having been asked (spec 2 §3). */
export const RATINGS = ['RATE_UP', 'RATE_DOWN', 'RATE_NO'] as const;
export type Rating = (typeof RATINGS)[number];

/** Tokens tipped of late that a rating needs (spec 2 §5, §9). */
export const RATING_MIN_TIPS = 25;
/** A ticket show counts from this long on, or from its refund window when that is longer (spec 2 §4). */
export const RATING_MIN_JOINED = 120_000;
/** How long a tip counts as recent. Assumed. */
export const RECENT_TIPS = DAY;

export interface RatingFacts {
  recentTips: number;
  /** Null: not rated today. */
  rateToday: Rating | null;
}

export const mayRate = ({ recentTips }: Pick<RatingFacts, 'recentTips'>): boolean =>
  recentTips >= RATING_MIN_TIPS;

/** What has just happened that may be worth asking about. */
export type RatingOccasion =
  | { kind: 'private_ended'; showId: string }
  | { kind: 'limited_ended'; showId: string; joinedFor: number; refundWindow: number }
  | { kind: 'tipped'; lastReminderAt: number | null; now: number };

/**
 * Whether a prompt opens: the key that it opens under once, or null (spec 2 §4). Times in milliseconds. The platform
 * holds the rule of recent tips; what was rated today is not asked again.
 */
export const ratingPrompt = (
  username: string,
  occasion: RatingOccasion,
  facts: RatingFacts,
): string | null => {
  if (facts.rateToday !== null || !mayRate(facts)) return null;
  switch (occasion.kind) {
    case 'private_ended':
      return `private:${username}:${occasion.showId}`;
    case 'limited_ended': {
      const least = Math.max(RATING_MIN_JOINED, occasion.refundWindow);
      return occasion.joinedFor >= least ? `limited:${username}:${occasion.showId}` : null;
    }
    case 'tipped': {
      const { lastReminderAt, now } = occasion;
      const isDue = lastReminderAt === null || now - lastReminderAt >= DAY;
      return isDue ? `reminder:${username}:${now}` : null;
    }
  }
};
