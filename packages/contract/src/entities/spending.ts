import * as v from 'valibot';
import { MAX_LIMIT, MAX_RE_UPS_PER_DAY } from '../rules/spending.ts';
import { Product, SavedCard } from './billing.ts';
import { IsoTimestamp, Tokens } from './common.ts';

/** A limit that a viewer sets: tokens, or whole dollars; null is none. */
export const Limit = v.nullable(
  v.pipe(v.number(), v.safeInteger(), v.minValue(0, 'too_small'), v.maxValue(MAX_LIMIT, 'too_big')),
);

/** What of a limit over 24 hours is used, what is left, and when more is free again. */
export const Allowance = v.object({
  limit: v.nullable(v.number()),
  used: v.number(),
  /** Null where there is no limit. */
  left: v.nullable(v.number()),
  /** When the oldest of what is used no longer counts; null while nothing does. */
  renews_at: v.nullable(IsoTimestamp),
});
export type Allowance = v.InferOutput<typeof Allowance>;

/** Answer of GET payment/daily-limit (spec 1 §7, not shown): tokens that may be spent, dollars that may be bought for. */
export const DailyLimits = v.object({ spending: Allowance, purchase: Allowance });
export type DailyLimits = v.InferOutput<typeof DailyLimits>;

const Waiting = v.object({ value: v.nullable(v.number()), at: IsoTimestamp });

/** Spending later: what is owed, what the credit allows, and when it is charged at the latest. Tokens. */
export const Postpay = v.object({
  is_on: v.boolean(),
  /** A charge was declined: nothing more on credit until the debt is paid. */
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

/** All that a viewer has set about their own spending, and how it stands. Assumed. */
export const SpendingAnswer = v.object({
  limits: v.object({
    per_charge: v.nullable(v.number()),
    per_day: v.nullable(v.number()),
    daily_limit: v.nullable(v.number()),
  }),
  /** Higher limits that hold from a moment on. */
  waiting: v.object({
    per_charge: v.optional(Waiting),
    per_day: v.optional(Waiting),
    daily_limit: v.optional(Waiting),
  }),
  ...DailyLimits.entries,
  /** Null for who was given no credit. */
  postpay: v.nullable(Postpay),
  re_up: v.object({ ...ReUpSettings.entries, done: Tokens }),
  /** Packs and kept cards that auto re-up may charge. */
  packs: v.array(Product),
  cards: v.array(SavedCard),
});
export type SpendingAnswer = v.InferOutput<typeof SpendingAnswer>;
