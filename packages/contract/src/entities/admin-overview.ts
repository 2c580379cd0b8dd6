import * as v from 'valibot';
import { LedgerCheck } from './admin.ts';
import { IsoDate } from './common.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Whole = v.pipe(v.number(), v.safeInteger());

/** Days of an overview: two weeks, so that the last seven days can be compared with those before. */
export const OVERVIEW_DAYS = 14;

/** What one day (UTC) moved. */
export const MoneyDay = v.object({
  day: IsoDate,
  /** Payments that billers settled on this day, and their whole US cents. Refunds do not lower them. */
  purchases: Count,
  purchase_cents: Count,
  /** Whole US cents of payments that were refunded or charged back on this day, whenever they were made. */
  refund_cents: Count,
  /** Tokens that viewers tipped, the fee included. */
  tips: Whole,
  /** Tokens of the platform's fee on all that broadcasters earned. */
  fee: Whole,
  /** Tokens that broadcasters cashed out. */
  paid_out: Whole,
});
export type MoneyDay = v.InferOutput<typeof MoneyDay>;

/** What the staff sees first. A part is null without the right to it. */
export const StaffOverview = v.object({
  /** Rooms that are open to everybody, rooms in a show or on a break, and viewers in both. */
  rooms: v.object({ open: Count, busy: Count, viewers: Count }),
  /** The last {@link OVERVIEW_DAYS} days, the oldest first; the last one is today. Right `money`. */
  money: v.nullable(v.array(MoneyDay)),
  /** Rights `reports`, `applications` and `money`. */
  queues: v.object({
    reports: v.nullable(v.object({ open: Count, overdue: Count })),
    applications: v.nullable(Count),
    payouts: v.nullable(v.object({ requested: Count, approved: Count })),
  }),
  /** Right `platform`. */
  health: v.nullable(
    v.object({
      /** Jobs whose last run failed. */
      jobs_failed: Count,
      /** Events that wait for publication. */
      events_waiting: Count,
      /** Mails and push messages that were refused. */
      messages_refused: Count,
    }),
  ),
  /** The ledger's last check; `last` is null if there was none. Right `money`. */
  ledger: v.nullable(v.object({ last: v.nullable(LedgerCheck) })),
});
export type StaffOverview = v.InferOutput<typeof StaffOverview>;
