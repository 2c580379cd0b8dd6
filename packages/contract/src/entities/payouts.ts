import * as v from 'valibot';
import { MAX_INTEGER } from '../rules/constants.ts';
import {
  MAX_PAYOUT_DESTINATION,
  MAX_PAYOUT_REFERENCE,
  MIN_PAYOUT_TOKENS,
  PAYOUT_STATES,
} from '../rules/earnings/payouts.ts';
import { filled, IsoTimestamp, LongId, line, Tokens } from './common.ts';

/** What a broadcaster asks for. */
export const PayoutRequest = v.object({
  tokens: v.pipe(
    v.number(),
    v.safeInteger(),
    v.minValue(MIN_PAYOUT_TOKENS, 'too_small'),
    v.maxValue(MAX_INTEGER, 'too_big'),
  ),
  /** The way to pay and the account, in the broadcaster's words. */
  destination: filled(line(MAX_PAYOUT_DESTINATION)),
});
export type PayoutRequest = v.InferOutput<typeof PayoutRequest>;

export const PayoutReference = filled(line(MAX_PAYOUT_REFERENCE));

/** A payout. Its tokens leave the balance with the request, and come back if it is rejected. */
export const Payout = v.object({
  id: LongId,
  tokens: Tokens,
  destination: v.string(),
  state: v.picklist(PAYOUT_STATES),
  requested_at: IsoTimestamp,
  /** When it was approved or rejected. */
  decided_at: v.nullable(IsoTimestamp),
  paid_at: v.nullable(IsoTimestamp),
  /** Why it was rejected. */
  reason: v.nullable(v.string()),
  /** The reference of the payment. */
  reference: v.nullable(v.string()),
});
export type Payout = v.InferOutput<typeof Payout>;

/** A payout as the staff sees it. */
export const StaffPayout = v.object({ ...Payout.entries, username: v.string() });
export type StaffPayout = v.InferOutput<typeof StaffPayout>;
