import * as v from 'valibot';
import { DailyLimits, Limit, ReUpSettings, SpendingAnswer } from '../entities/spending.ts';
import { exampleSpending } from '../fixtures/spending.ts';
import { defineOperations } from './define.ts';

const write = ['invalid_input', 'login_required', 'csrf_failed', 'rate_limited'] as const;

export const spendingOperations = defineOperations({
  'GET /payment/daily-limit': {
    summary:
      'What may still be spent (tokens) and bought for (US dollars) in 24 hours, and when more may be.',
    spec: '1§7',
    auth: 'user',
    assumed: true,
    ok: DailyLimits,
    errors: ['login_required'],
    example: { spending: exampleSpending.spending, purchase: exampleSpending.purchase },
  },
  'GET /account/spending': {
    summary: 'One’s own limits, post-pay and auto re-up, and how they stand.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    ok: SpendingAnswer,
    errors: ['login_required'],
    example: exampleSpending,
  },
  'POST /account/spending': {
    summary: 'Sets one’s own limits. A lower one holds at once; a higher one, or none, 24 hours later.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: v.partial(v.object({ per_charge: Limit, per_day: Limit, daily_limit: Limit })),
    ok: SpendingAnswer,
    errors: [...write],
    example: exampleSpending,
  },
  'POST /account/spending/re-up': {
    summary: 'Turns auto re-up on, with a pack, a kept card and how often, or off.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: v.variant('enabled', [
      v.object({
        enabled: v.literal(true),
        product_id: v.pipe(v.string(), v.maxLength(64)),
        card_id: v.pipe(v.string(), v.maxLength(64)),
        per_day: ReUpSettings.entries.per_day,
      }),
      v.object({ enabled: v.literal(false) }),
    ]),
    ok: SpendingAnswer,
    errors: [...write, 'forbidden', 'not_found', 'product_not_found', 'purchase_country_blocked'],
    example: exampleSpending,
  },
  'POST /billing/postpay/charge': {
    summary: 'Charges what was spent on credit to the kept card now.',
    spec: '1§4',
    auth: 'user',
    idempotent: true,
    assumed: true,
    body: v.object({}),
    ok: SpendingAnswer,
    errors: [...write, 'postpay_card_fail', 'conflict', 'idempotency_key_missing', 'idempotency_conflict'],
    example: exampleSpending,
  },
});
