import * as v from 'valibot';
import { Reason } from '../entities/admin.ts';
import { Tokens } from '../entities/common.ts';
import { Payout, PayoutReference, PayoutRequest, StaffPayout } from '../entities/payouts.ts';
import { examplePayout, exampleStaffPayout } from '../fixtures/payouts.ts';
import { Cursor, countedList, list, STAFF_READ, STAFF_WRITE, sortBy } from './admin-shapes.ts';
import { defineOperations } from './define.ts';

const byId = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'invalid_format')) });

/** Broadcasters ask for payouts; the staff decides and pays them. */
export const payoutOperations = defineOperations('earnings', {
  'GET /studio/payouts': {
    id: 'listOwnPayouts',
    summary:
      'The broadcaster’s own payouts, newest first, and the tokens that can be paid out now and later.',
    spec: '1§8',
    auth: 'user',
    assumed: true,
    query: v.object({ ...Cursor }),
    ok: v.object({
      ...list('payouts', Payout).entries,
      payable: Tokens,
      /** Earned in the last `wait_days` days: it can be paid out afterwards. */
      waiting: Tokens,
      wait_days: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
    errors: ['invalid_input', 'login_required', 'forbidden'],
    example: { payouts: [examplePayout], next: null, payable: 2_400, waiting: 600, wait_days: 7 },
  },
  'POST /studio/payouts': {
    id: 'requestPayout',
    summary:
      'Asks for a payout. The tokens are reserved at once, and come back if the staff rejects the request. Free tokens are not paid out, and earnings only after the operator’s waiting time: above what is payable, the answer is `not_enough_tokens`.',
    spec: '1§8',
    auth: 'user',
    idempotent: true,
    assumed: true,
    body: PayoutRequest,
    ok: Payout,
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'not_enough_tokens',
      'rate_limited',
      'idempotency_key_missing',
      'idempotency_conflict',
    ],
    example: examplePayout,
  },
  'GET /operator/payouts': {
    id: 'listPayouts',
    summary:
      'Payouts that wait, the oldest first; or finished ones, the latest first; or as `sort` says. `total` counts them up to 10,000.',
    spec: '1§8',
    auth: 'user',
    staff: 'money',
    assumed: true,
    query: v.object({
      ...Cursor,
      ...sortBy('requested', 'tokens'),
      state: v.picklist(['open', 'finished']),
    }),
    ok: countedList('payouts', StaffPayout),
    errors: STAFF_READ,
    example: { payouts: [exampleStaffPayout], next: null, total: 1 },
  },
  'POST /operator/payouts/{id}/decide': {
    id: 'decidePayout',
    summary:
      'Approves or rejects a payout. A rejection gives the tokens back and its reason to the broadcaster. An approved payout can still be rejected until it is paid.',
    spec: '1§8',
    auth: 'user',
    staff: 'money',
    assumed: true,
    params: byId,
    body: v.variant('decision', [
      v.object({ decision: v.literal('approved') }),
      v.object({ decision: v.literal('rejected'), reason: Reason }),
    ]),
    ok: StaffPayout,
    errors: [...STAFF_WRITE, 'not_found', 'conflict'],
    example: { ...exampleStaffPayout, state: 'approved', decided_at: '2026-11-21T10:00:00.000Z' },
  },
  'POST /operator/payouts/{id}/paid': {
    id: 'markPayoutPaid',
    summary: 'Marks an approved payout as paid, with the reference of the payment.',
    spec: '1§8',
    auth: 'user',
    staff: 'money',
    assumed: true,
    params: byId,
    body: v.object({ reference: PayoutReference }),
    ok: StaffPayout,
    errors: [...STAFF_WRITE, 'not_found', 'conflict'],
    example: {
      ...exampleStaffPayout,
      state: 'paid',
      decided_at: '2026-11-21T10:00:00.000Z',
      paid_at: '2026-11-22T10:00:00.000Z',
      reference: 'TRANSFER-7',
    },
  },
});
