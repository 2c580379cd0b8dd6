import * as v from 'valibot';
import { EARNING_KINDS } from '../rules/earnings/earnings.ts';
import { IsoDate, Tokens } from './common.ts';

/** Balances and changes of tokens; a change may be below zero. */
const Change = v.pipe(v.number(), v.safeInteger());

/** What a broadcaster earned in a span, from the ledger. Days are those of UTC. */
export const Earnings = v.object({
  from: IsoDate,
  to: IsoDate,
  /** The balance before the first day, and after the last. */
  opening: Change,
  closing: Change,
  /** The broadcaster's share, and the platform's fee on it, which the viewers paid too. */
  earned: Change,
  fee: Change,
  /** Paid out or reserved for payouts, minus what was returned. */
  paid_out: Change,
  /** Only days with an entry, oldest first. */
  days: v.array(v.object({ day: IsoDate, kind: v.picklist(EARNING_KINDS), tokens: Change, fee: Change })),
  /**
   * Who paid, most first; `null` for amounts from several people or from no one in particular. At most 200, then the
   * rest.
   */
  viewers: v.array(v.object({ username: v.nullable(v.string()), tokens: Change })),
  /** Tokens that can be paid out now: without those that nobody bought. */
  payable: Tokens,
  /** The month of the first entry (`2026-11`); null without one. */
  first_month: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
});
export type Earnings = v.InferOutput<typeof Earnings>;
