import * as v from 'valibot';
import { LedgerCheck, Reason, StaffPromoCode, StaffPurchase } from '../entities/admin.ts';
import { Purchase } from '../entities/billing.ts';
import { filled, line, Username } from '../entities/common.ts';
import { exampleLedgerCheck, exampleStaffPromoCode, exampleStaffPurchase } from '../fixtures/admin.ts';
import { MAX_INTEGER } from '../rules/constants.ts';
import { Cursor, list, STAFF_READ, STAFF_WRITE } from './admin-shapes.ts';
import { defineOperations } from './define.ts';

const { username: _name, biller: _biller, is_refundable: _refundable, ...purchase } = exampleStaffPurchase;

const Amount = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1, 'too_small'),
  v.maxValue(MAX_INTEGER, 'too_big'),
);

/** A refund that an operator made outside the platform: a bank transfer, a crypto transaction. */
const PaidBack = v.object({
  /** The operator's reference of the refund, stored in the ledger. */
  reference: filled(line(100)),
  /** Whole US cents. Partial refunds are not supported: the amount must equal the booked one. */
  amount_cents: v.optional(Amount),
});

/** What the staff reads and books about money. */
export const adminMoneyOperations = defineOperations('admin', {
  'GET /operator/accounts/{username}/purchases': {
    id: 'listAccountPurchases',
    summary: 'The purchases of an account, newest first.',
    spec: '1§7',
    auth: 'user',
    staff: 'money',
    assumed: true,
    params: v.object({ username: Username }),
    query: v.object({ ...Cursor }),
    ok: list('purchases', StaffPurchase),
    errors: [...STAFF_READ, 'user_not_found'],
    example: { purchases: [exampleStaffPurchase], next: null },
  },
  'POST /operator/purchases/{transaction_id}/refund': {
    id: 'refundPurchase',
    summary:
      'Refunds a whole payment while its tokens are unspent. If the biller has no refund API, the answer is `refund_by_hand`: refund the booked amount yourself, then send `paid_back`. That is booked in any case, and tokens spent in between become a debt. A payment is refunded once; a repeated call gets the same answer.',
    spec: '1§7',
    auth: 'user',
    staff: 'money',
    assumed: true,
    params: v.object({ transaction_id: v.pipe(v.string(), v.maxLength(64)) }),
    body: v.object({ reason: Reason, paid_back: v.optional(PaidBack) }),
    ok: Purchase,
    errors: [...STAFF_WRITE, 'not_found', 'conflict', 'not_enough_tokens', 'refund_by_hand', 'unavailable'],
    example: { ...purchase, state: 'refunded', reversed_at: '2026-11-02T12:00:00.000Z' },
  },
  'POST /operator/payouts': {
    id: 'payOutBroadcaster',
    summary:
      'Removes tokens that a broadcaster cashed out from their balance. Free tokens that viewers tipped are not paid out: above the others, the answer is `not_enough_tokens`.',
    spec: '1§8',
    auth: 'user',
    staff: 'money',
    idempotent: true,
    assumed: true,
    body: v.object({
      username: Username,
      tokens: Amount,
      reason: Reason,
    }),
    ok: v.object({ status: v.literal(1), tokens: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
    errors: [
      ...STAFF_WRITE,
      'user_not_found',
      'not_enough_tokens',
      'idempotency_key_missing',
      'idempotency_conflict',
    ],
    example: { status: 1, tokens: 0 },
  },
  'GET /operator/promo-codes': {
    id: 'listAllPromoCodes',
    summary: 'The promo codes of all sites, newest first.',
    spec: '1§5',
    auth: 'user',
    staff: 'money',
    assumed: true,
    query: v.object({ ...Cursor }),
    ok: list('codes', StaffPromoCode),
    errors: STAFF_READ,
    example: { codes: [exampleStaffPromoCode], next: null },
  },
  'GET /operator/ledger': {
    id: 'getLedgerCheck',
    summary:
      'The result of the last check of the ledger, by this call’s POST or by `ledger:check`; null for none.',
    spec: '1§7',
    auth: 'user',
    staff: 'money',
    assumed: true,
    ok: v.object({ last: v.nullable(LedgerCheck) }),
    errors: STAFF_READ,
    example: { last: exampleLedgerCheck },
  },
  'POST /operator/ledger/check': {
    id: 'checkLedger',
    summary: 'Checks the whole ledger from its raw rows, which takes seconds for each million postings.',
    spec: '1§7',
    auth: 'user',
    staff: 'money',
    assumed: true,
    ok: v.object({ last: LedgerCheck }),
    errors: STAFF_WRITE,
    example: { last: exampleLedgerCheck },
  },
});
