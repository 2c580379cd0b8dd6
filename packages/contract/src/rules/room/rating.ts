import { DAY } from '../constants.ts';

/** A viewer's rating of a broadcaster; RATE_NO means "rather not", so that the prompt does not return (spec 2 §3). */
export const RATINGS = ['RATE_UP', 'RATE_DOWN', 'RATE_NO'] as const;
export type Rating = (typeof RATINGS)[number];

/** Tokens recently spent with the broadcaster that a rating requires (spec 2 §5, §9). Assumed: shows count like tips. */
export const RATING_MIN_TOKENS = 25;
/** Shortest visit of a ticket show for a rating, or its refund window if longer (spec 2 §4). */
export const RATING_MIN_JOINED = 120_000;
/** How long a tip or a show counts as recent. Assumed. */
export const RECENT_SPENDING = DAY;

export interface RatingFacts {
  recentTokens: number;
  /** Null: not rated today. */
  rateToday: Rating | null;
}

export const mayRate = ({ recentTokens }: Pick<RatingFacts, 'recentTokens'>): boolean =>
  recentTokens >= RATING_MIN_TOKENS;

/** An event that may open the rating prompt. */
export type RatingOccasion =
  | { kind: 'private_ended'; showId: string }
  | { kind: 'limited_ended'; showId: string; joinedFor: number; refundWindow: number }
  | { kind: 'tipped'; lastReminderAt: number | null; now: number };

/**
 * Whether a rating prompt opens: its once-key, or null (spec 2 §4). Times in milliseconds. The platform checks recent
 * tokens; broadcasters rated today are skipped.
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
