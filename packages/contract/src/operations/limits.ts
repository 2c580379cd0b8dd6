import * as v from 'valibot';
import { DailyLimits, Limit, ReUpSettings, SpendingAnswer } from '../entities/limits.ts';
import { exampleSpending } from '../fixtures/limits.ts';
import { defineOperations } from './define.ts';

const write = ['invalid_input', 'login_required', 'csrf_failed', 'rate_limited'] as const;

export const spendingOperations = defineOperations('limits', {
  'GET /payment/daily-limit': {
    id: 'getDailyLimit',
    summary:
      'The remaining 24-hour limits for spending (tokens) and purchases (US dollars), and when more becomes available.',
    spec: '1§7',
    auth: 'user',
    assumed: true,
    ok: DailyLimits,
    errors: ['login_required'],
    example: { spending: exampleSpending.spending, purchase: exampleSpending.purchase },
  },
  'GET /account/spending': {
    id: 'getSpendingLimits',
    summary: 'The user’s own limits, post-pay and auto re-up, and their current use.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    ok: SpendingAnswer,
    errors: ['login_required'],
    example: exampleSpending,
  },
  'POST /account/spending': {
    id: 'saveSpendingLimits',
    summary:
      'Sets the user’s own limits. A lower limit takes effect at once; a higher one, or none, after 24 hours.',
    spec: '1§3',
    auth: 'user',
    assumed: true,
    body: v.partial(v.object({ per_charge: Limit, per_day: Limit, daily_limit: Limit })),
    ok: SpendingAnswer,
    errors: [...write],
    example: exampleSpending,
  },
  'POST /account/spending/re-up': {
    id: 'saveReUpSettings',
    summary: 'Turns auto re-up on, with a pack, a saved card and a frequency, or off.',
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
    id: 'chargePostpay',
    summary: 'Charges the post-pay debt to the saved card now.',
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
