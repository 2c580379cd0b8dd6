import * as v from 'valibot';
import { END_REASONS } from '../rules/shows/shows.ts';
import { Tokens } from './common.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const SHOW_KINDS = ['private', 'exclusive', 'spy'] as const;
export const EndReasonSchema = v.picklist(END_REASONS);

/**
 * A private or spy show, as its viewer and its broadcaster see it. Amounts match the ledger: `spent` is the cost of the
 * started sixths, `held` is on hold. Times in seconds of the show. Assumed.
 */
export const Show = v.object({
  show_id: Count,
  kind: v.picklist(SHOW_KINDS),
  state: v.picklist(['requested', 'running']),
  broadcaster: v.string(),
  username: v.string(),
  price_per_minute: Tokens,
  elapsed: Count,
  spent: Tokens,
  held: Tokens,
  /** Seconds that the viewer's tokens still cover; null without an end in sight, and for the broadcaster. */
  remaining: v.nullable(Count),
  /** Free seconds left of a spy's preview. */
  preview_left: Count,
  minimum_minutes: Count,
  pre_tip: Tokens,
  watch_together: v.boolean(),
  is_recorded: v.boolean(),
});
export type Show = v.InferOutput<typeof Show>;

/** A ticket show (spec 2 §3). */
export const LimitedShow = v.object({
  ticket_price: Tokens,
  recording_price: Tokens,
  purchased_ticket: v.boolean(),
  purchased_recording: v.boolean(),
  limited_message: v.string(),
  refund_joined_minute_before_end: Count,
});
export type LimitedShow = v.InferOutput<typeof LimitedShow>;

/** An active discount on privates (spec 2 §3). */
export const PrivateDiscount = v.object({
  discountRate: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
  timeLeftInSecond: Count,
  privatePricePerMinuteInToken: Tokens,
});
export type PrivateDiscount = v.InferOutput<typeof PrivateDiscount>;
