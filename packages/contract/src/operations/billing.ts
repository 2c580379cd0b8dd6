import * as v from 'valibot';
import { OneClickAnswer, ProductsAnswer, Purchase, TokenHistoryAnswer } from '../entities/billing.ts';
import { AttributionSchema, line, SitePath, Username } from '../entities/common.ts';
import { exampleProducts } from '../fixtures/examples.ts';
import { defineOperations } from './define.ts';

const purchaseExample = {
  transaction_id: 'pur_example',
  product_id: 'tokens_200',
  state: 'settled',
  tokens: 200,
  amount: 20,
  membership: null,
  wait: null,
  decline_code: null,
  created_at: '2026-11-01T12:00:00.000Z',
  decided_at: '2026-11-01T12:01:00.000Z',
  reversed_at: null,
};
/** Two letters; one where no vouchers are sold has no voucher group. */
const CountryCode = v.pipe(v.string(), v.regex(/^[a-z]{2}$/i, 'invalid_format'));
const Named = v.pipe(v.string(), v.maxLength(200, 'too_long'));
/** Money that an operator gave back outside of the platform: a bank transfer, a coin transaction. */
const PaidBack = v.object({
  /** What the operator finds the payment back by; the books keep it. */
  reference: v.pipe(line(100), v.trim(), v.minLength(1, 'required')),
  /** Whole US cents. Parts are not taken: another amount than was booked is refused. */
  amount_cents: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'too_small'))),
});
const byTransaction = v.object({ transaction_id: v.pipe(v.string(), v.maxLength(64)) });

export const billingOperations = defineOperations({
  'POST /billing/products': {
    summary: 'What this user can buy, by group.',
    spec: '1§7',
    auth: 'user',
    body: v.object({
      cashtocode_country_code: v.optional(CountryCode),
      crypto: v.optional(v.boolean()),
      // Named by the specification without a meaning: taken, and nothing hangs on them.
      advert_id: v.optional(Named),
      biller_pref: v.optional(Named),
      custom_promo_test: v.optional(Named),
      popup_requested: v.optional(v.boolean()),
      fp: v.optional(Named),
      /** What a browser's fraud check reports; some are long. */
      iobb: v.optional(v.pipe(v.string(), v.maxLength(8_000, 'too_long'))),
    }),
    ok: ProductsAnswer,
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden', 'purchase_country_blocked'],
    example: exampleProducts,
  },
  'POST /billing/purchase': {
    summary: 'Opens a checkout at the product’s biller; `link` is where the payer goes next.',
    spec: '1§7',
    auth: 'user',
    idempotent: true,
    assumed: true,
    body: v.object({
      product_id: v.pipe(v.string(), v.maxLength(64)),
      /** Page of this site to come back to; `ans`, `transaction_id`, `amount` are added to its query. */
      return_path: SitePath,
      /** Country of a cash voucher; needed for the voucher group alone. Assumed. */
      cashtocode_country_code: v.optional(CountryCode),
      /** Kept only where the site takes affiliates (`is_allow_affiliate_id`). Assumed. */
      attribution: v.optional(AttributionSchema),
    }),
    ok: v.object({ status: v.literal(1), transaction_id: v.string(), link: v.string() }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'product_not_found',
      'conflict',
      'purchase_country_blocked',
      'user_daily_limit',
      'idempotency_key_missing',
      'idempotency_conflict',
      'rate_limited',
    ],
    example: { status: 1, transaction_id: 'pur_example', link: '/sandbox-biller/checkout/pur_example' },
  },
  'GET /billing/product_av': {
    summary:
      'Opens the verification of a card: the payment company’s page asks the card’s bank, and nothing is charged. The payer comes back to `/account/verify` as after a purchase.',
    spec: '1§7',
    auth: 'user',
    query: v.object({
      /** The page in the payer's language. Assumed. */
      return_path: v.optional(SitePath),
      /** A payment company by its name (`type` of `/account/verify`); the brand's own for one that takes no cards here. */
      type: v.optional(v.pipe(v.string(), v.maxLength(64))),
    }),
    ok: v.object({ biller_link: v.string() }),
    errors: ['invalid_input', 'login_required', 'forbidden', 'purchase_country_blocked', 'rate_limited'],
    example: { biller_link: 'https://pay.example/verify/pur_example' },
  },
  'GET /billing/purchase/{transaction_id}': {
    summary: 'State of one’s own purchase; the return page asks until it is settled or declined.',
    spec: '1§4',
    auth: 'user',
    assumed: true,
    params: byTransaction,
    ok: Purchase,
    errors: ['login_required', 'not_found'],
    example: purchaseExample,
  },
  'POST /billing/oneclick/{product_id}': {
    summary:
      'Charges a kept card at once. One charge for a key, also when the answer is lost and the call repeated.',
    spec: '1§7',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params: v.object({ product_id: v.pipe(v.string(), v.maxLength(64)) }),
    body: v.object({
      cardId: v.pipe(v.string(), v.maxLength(64)),
      /** Page to come back to, should the biller ask for one more step. */
      return_path: SitePath,
      attribution: v.optional(AttributionSchema),
    }),
    ok: OneClickAnswer,
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'not_found',
      'product_not_found',
      'purchase_country_blocked',
      'user_daily_limit',
      'idempotency_key_missing',
      'idempotency_conflict',
      'rate_limited',
    ],
    example: { status: true, transaction_id: 'pur_example', link: null, error: null },
  },
  'POST /billing/cards/{card_id}/remove': {
    summary: 'Forgets a kept card.',
    spec: '1§4',
    auth: 'user',
    assumed: true,
    params: v.object({ card_id: v.pipe(v.string(), v.maxLength(64)) }),
    ok: v.object({ status: v.literal(1) }),
    errors: ['login_required', 'csrf_failed', 'not_found'],
    example: { status: 1 },
  },
  'POST /operator/purchases/{transaction_id}/refund': {
    summary:
      'Gives a whole payment back, while its tokens are unspent. Where the payment company cannot do that by a call, the answer is `refund_by_hand`: pay back what was booked, then send `paid_back`, which is a fact and makes a debt of tokens that were spent meanwhile. A payment is taken back once; asked again, the answer is the same. Admins only.',
    spec: '1§7',
    auth: 'user',
    assumed: true,
    params: byTransaction,
    body: v.object({ paid_back: v.optional(PaidBack) }),
    ok: Purchase,
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'not_found',
      'conflict',
      'not_enough_tokens',
      'refund_by_hand',
      'unavailable',
    ],
    example: { ...purchaseExample, state: 'refunded', reversed_at: '2026-11-02T12:00:00.000Z' },
  },
  'POST /operator/payouts': {
    summary: 'Takes tokens that a broadcaster was paid money for out of their purse. Admins only.',
    spec: '1§8',
    auth: 'user',
    idempotent: true,
    assumed: true,
    body: v.object({ username: Username, tokens: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
    ok: v.object({ status: v.literal(1), tokens: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'user_not_found',
      'not_enough_tokens',
      'idempotency_key_missing',
      'idempotency_conflict',
    ],
    example: { status: 1, tokens: 0 },
  },
  'GET /account/tokens/history': {
    summary: 'Every movement of one’s own tokens with the balance after it, newest first.',
    spec: '1§4',
    auth: 'user',
    assumed: true,
    query: v.object({
      cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}:-?\d{1,15}$/, 'invalid_format'))),
    }),
    ok: TokenHistoryAnswer,
    errors: ['invalid_input', 'login_required'],
    example: {
      entries: [
        {
          id: 12,
          at: '2026-11-01T12:05:00.000Z',
          kind: 'tip',
          change: -25,
          balance: 175,
          counterpart: 'aurora',
          amount: null,
          reference: null,
        },
      ],
      next: null,
      owed: 0,
      debt: 0,
    },
  },
  'POST /billing/callback/{biller}': {
    summary: 'A biller’s signed word on a checkout: the only thing that moves money. Not for browsers.',
    spec: '1§7',
    auth: 'public',
    assumed: true,
    params: v.object({ biller: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{1,31}$/)) }),
    /** The biller's own form; its adapter checks signature, age and shape over the raw bytes. */
    body: v.unknown(),
    ok: v.object({ status: v.literal(1) }),
    errors: ['bad_signature', 'invalid_input', 'not_found', 'conflict', 'unavailable'],
    example: { status: 1 },
  },
});
