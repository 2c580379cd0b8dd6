import * as v from 'valibot';
import { MAX_SUBJECT } from '../rules/streamer.ts';
import { OrderTerms } from './order.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least, 'too_small'), v.maxValue(most, 'too_big'));
const Price = whole(1, 10_000);

/**
 * What broadcasters set for their own room (spec 2 §3, `userSetting`; spec 3 §7). Names follow the room's answer; here
 * `minimumTokenToStart` is what was set, and not yet raised to what the minimum duration costs. Prices are tokens a
 * minute and stay while what they are for is switched off. Assumed.
 */
export const StreamerSettings = v.object({
  subjectText: v.pipe(v.string(), v.trim(), v.maxLength(MAX_SUBJECT, 'too_long')),
  isUserListVisible: v.boolean(),
  private: v.object({
    isEnabled: v.boolean(),
    pricePerMinuteInToken: Price,
    isExclusiveEnabled: v.boolean(),
    exclusivePricePerMinuteInToken: Price,
    privateMinimumDuration: whole(0, 60),
    minimumTokenToStart: whole(0, 100_000),
    preTipCost: whole(0, 10_000),
    isRecordingEnabled: v.boolean(),
    isWatchPornTogetherEnabled: v.boolean(),
  }),
  spy: v.object({
    isEnabled: v.boolean(),
    pricePerMinuteInToken: Price,
    startupTipInToken: whole(0, 10_000),
  }),
  ...OrderTerms,
});
export type StreamerSettings = v.InferOutput<typeof StreamerSettings>;
