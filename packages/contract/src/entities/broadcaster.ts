import * as v from 'valibot';
import { MAX_SUBJECT } from '../rules/broadcaster/broadcaster.ts';
import { line } from './common.ts';
import { OrderTerms } from './orders.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least, 'too_small'), v.maxValue(most, 'too_big'));
const Price = whole(1, 10_000);

/**
 * A broadcaster's settings for their own room (spec 2 §3, `userSetting`; spec 3 §7). Names follow the room's answer;
 * here `minimumTokenToStart` is the stored value, not raised to the cost of the minimum duration. Prices are tokens per
 * minute and stay stored while their feature is off. Assumed.
 */
export const BroadcasterSettings = v.object({
  subjectText: line(MAX_SUBJECT),
  /** `#rrggbb`; empty for the brand's text colour. The site adjusts it for readability. */
  subjectColor: v.pipe(v.string(), v.regex(/^(#[\da-fA-F]{6})?$/, 'invalid_format')),
  isUserListVisible: v.boolean(),
  /** Off: nobody new may follow; followers stay. */
  followEnabled: v.boolean(),
  /** Viewers may share their camera in the public room. */
  sharecam: v.boolean(),
  private: v.object({
    isEnabled: v.boolean(),
    pricePerMinuteInToken: Price,
    isExclusiveEnabled: v.boolean(),
    exclusivePricePerMinuteInToken: Price,
    privateMinimumDuration: whole(0, 60),
    minimumTokenToStart: whole(0, 100_000),
    preTipCost: whole(0, 10_000),
    /** Viewers may request privates in which both watch a video of the broadcaster. */
    isWatchPornTogetherEnabled: v.boolean(),
  }),
  spy: v.object({
    isEnabled: v.boolean(),
    pricePerMinuteInToken: Price,
    startupTipInToken: whole(0, 10_000),
  }),
  ...OrderTerms,
});
export type BroadcasterSettings = v.InferOutput<typeof BroadcasterSettings>;

/** The settings as stored: the subject may be older than the rules for texts. */
export const StoredBroadcasterSettings = v.object({
  ...BroadcasterSettings.entries,
  subjectText: v.string(),
});
