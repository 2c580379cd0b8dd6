import * as v from 'valibot';
import { Id, Tokens, Username } from './common.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Broadcasters on one page of the list of those who sell ratings. Assumed. */
export const RATINGS_PER_PAGE = 60;

/** A broadcaster who sells ratings. Assumed. */
export const RatingModel = v.object({
  user_id: Id,
  username: Username,
  display_name: v.string(),
  avatar_url: v.string(),
  /** Tokens for one. */
  price: Tokens,
  is_live: v.boolean(),
  /** The viewers' rating of the broadcaster: the average from 1 to 5, and the number of ratings. */
  rating: v.number(),
  rating_count: Count,
});
export type RatingModel = v.InferOutput<typeof RatingModel>;
