import * as v from 'valibot';
import { MAX_LIMIT, MAX_RE_UPS_PER_DAY } from '../rules/limits/limits.ts';
import { Product, SavedCard } from './billing.ts';
import { IsoTimestamp, Tokens } from './common.ts';

/** A viewer's own limit in tokens or whole dollars; null for none. */
export const Limit = v.nullable(
  v.pipe(v.number(), v.safeInteger(), v.minValue(0, 'too_small'), v.maxValue(MAX_LIMIT, 'too_big')),
);

/** The used and remaining part of a 24-hour limit, and when more becomes available. */
export const Allowance = v.object({
  limit: v.nullable(v.number()),
  used: v.number(),
  /** Null without a limit. */
  left: v.nullable(v.number()),
  /** When the oldest used part expires; null if nothing is used. */
  renews_at: v.nullable(IsoTimestamp),
});
export type Allowance = v.InferOutput<typeof Allowance>;

/** Answer of GET payment/daily-limit (spec 1 §7, not shown): remaining tokens to spend, and dollars for purchases. */
export const DailyLimits = v.object({ spending: Allowance, purchase: Allowance });
export type DailyLimits = v.InferOutput<typeof DailyLimits>;

const Waiting = v.object({ value: v.nullable(v.number()), at: IsoTimestamp });

/** Post-pay: the debt, the credit limit, and the latest time of the charge. In tokens. */
export const Postpay = v.object({
  is_on: v.boolean(),
  /** A charge was declined: no more credit until the debt is paid. */
  is_paused: v.boolean(),
  debt: Tokens,
  limit: Tokens,
  due_at: v.nullable(IsoTimestamp),
});
export type Postpay = v.InferOutput<typeof Postpay>;

export const ReUpSettings = v.object({
  enabled: v.boolean(),
  disabled_by_user: v.boolean(),
  product_id: v.nullable(v.string()),
  card_id: v.nullable(v.string()),
  per_day: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_RE_UPS_PER_DAY)),
});

/** A viewer's own spending limits and their current use. Assumed. */
export const SpendingAnswer = v.object({
  limits: v.object({
    per_charge: v.nullable(v.number()),
    per_day: v.nullable(v.number()),
    daily_limit: v.nullable(v.number()),
  }),
  /** Higher limits that take effect later. */
  waiting: v.object({
    per_charge: v.optional(Waiting),
    per_day: v.optional(Waiting),
    daily_limit: v.optional(Waiting),
  }),
  ...DailyLimits.entries,
  /** Null without granted credit. */
  postpay: v.nullable(Postpay),
  re_up: v.object({ ...ReUpSettings.entries, done: Tokens }),
  /** Packs and saved cards that auto re-up may charge. */
  packs: v.array(Product),
  cards: v.array(SavedCard),
});
export type SpendingAnswer = v.InferOutput<typeof SpendingAnswer>;
