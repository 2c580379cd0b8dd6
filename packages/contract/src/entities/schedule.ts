import * as v from 'valibot';
import { isTimeZone, SCHEDULE_LIMITS } from '../rules/schedule/schedule.ts';
import { IsoTimestamp } from './common.ts';

const between = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least, 'too_small'), v.maxValue(most, 'too_big'));

/** A broadcaster's weekly times in their own time zone. Assumed. */
export const Schedule = v.object({
  zone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'invalid_format')),
  slots: v.pipe(
    v.array(
      v.object({
        /** ISO weekday: 1 is Monday, 7 Sunday. */
        day: between(1, 7),
        /** Minutes after midnight. */
        start: between(0, 1_439),
        minutes: between(SCHEDULE_LIMITS.shortest, SCHEDULE_LIMITS.longest),
      }),
    ),
    v.maxLength(SCHEDULE_LIMITS.slots, 'too_long'),
  ),
});
export type Schedule = v.InferOutput<typeof Schedule>;

/** A show that a broadcaster plans. Assumed. */
export const PlannedShowTime = v.object({ starts_at: IsoTimestamp, ends_at: IsoTimestamp });
export type PlannedShowTime = v.InferOutput<typeof PlannedShowTime>;
