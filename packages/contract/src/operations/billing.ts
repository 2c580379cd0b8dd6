import * as v from 'valibot';
import { OneClickAnswer, ProductsAnswer, Purchase, TokenHistoryAnswer } from '../entities/billing.ts';
import { AttributionSchema, SitePath } from '../entities/common.ts';
import { ReUpSettings } from '../entities/limits.ts';
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
  notice: null,
  expires_at: '2026-11-01T12:35:00.000Z',
  created_at: '2026-11-01T12:00:00.000Z',
  decided_at: '2026-11-01T12:01:00.000Z',
  reversed_at: null,
};
/** Two-letter country; countries without vouchers have no voucher group. */
const CountryCode = v.pipe(v.string(), v.regex(/^[a-zA-Z]{2}$/, 'invalid_format'));
const Named = v.pipe(v.string(), v.maxLength(200, 'too_long'));
const byTransaction = v.object({ transaction_id: v.pipe(v.string(), v.maxLength(64)) });

export const billingOperations = defineOperations('billing', {
  'POST /billing/products': {
    id: 'listProducts',
    summary: 'Products for this user, by group.',
    spec: '1§7',
    auth: 'user',
    body: v.object({
      cashtocode_country_code: v.optional(CountryCode),
      crypto: v.optional(v.boolean()),
      // The specification names these without a meaning. This site sends them; this platform reads `fp` alone.
      advert_id: v.optional(Named),
      /** The group that the form opens first. */
      biller_pref: v.optional(Named),
      custom_promo_test: v.optional(Named),
      /** The site opened the form, not the viewer. */
      popup_requested: v.optional(v.boolean()),
      /**
       * The device's fingerprint, after consent. The platform keeps a keyed hash of it for a day, and with a purchase of
       * that day for {@link FINGERPRINT_KEPT_DAYS} days. Assumed.
       */
      fp: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/, 'invalid_format'))),
      /** Another fingerprint. This site never sends it; this platform discards it. */
      iobb: v.optional(v.pipe(v.string(), v.maxLength(8_000, 'too_long'))),
    }),
    ok: ProductsAnswer,
    errors: ['invalid_input', 'login_required', 'csrf_failed', 'forbidden', 'purchase_country_blocked'],
    example: exampleProducts,
  },
  'POST /billing/purchase': {
    id: 'startPurchase',
    summary: 'Opens a checkout at the product’s biller; `link` is its payment page.',
    spec: '1§7',
    auth: 'user',
    idempotent: true,
    assumed: true,
    body: v.object({
      product_id: v.pipe(v.string(), v.maxLength(64)),
      /** Page of this site to return to; the query gets `ans`, `transaction_id` and `amount`. */
      return_path: SitePath,
      /** Country of a cash voucher, required only for the voucher group. Assumed. */
      cashtocode_country_code: v.optional(CountryCode),
      /** Stored only if the site accepts affiliates (`is_allow_affiliate_id`). Assumed. */
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
    id: 'startCardVerification',
    summary:
      'Starts a card verification on the biller’s page; nothing is charged. The payer returns to `/account/verify` as after a purchase.',
    spec: '1§7',
    auth: 'user',
    hasEffects: true,
    query: v.object({
      /** The page in the payer's language. Assumed. */
      return_path: v.optional(SitePath),
      /**
       * Name of a payment company (`type` of `/account/verify`); the brand's own if the named one takes no cards here.
       */
      type: v.optional(v.pipe(v.string(), v.maxLength(64))),
    }),
    ok: v.object({ biller_link: v.string() }),
    errors: [
      'invalid_input',
      'login_required',
      'csrf_failed',
      'forbidden',
      'purchase_country_blocked',
      'rate_limited',
    ],
    example: { biller_link: 'https://pay.example/verify/pur_example' },
  },
  'GET /billing/purchase/{transaction_id}': {
    id: 'getPurchase',
    summary: 'State of an own purchase; the return page polls it until it is settled, declined or expired.',
    spec: '1§4',
    auth: 'user',
    assumed: true,
    params: byTransaction,
    ok: Purchase,
    errors: ['login_required', 'not_found'],
    example: purchaseExample,
  },
  'POST /billing/oneclick/{product_id}': {
    id: 'buyByOneClick',
    summary: 'Charges a saved card at once. A repeated call with the same key does not charge again.',
    spec: '1§7',
    auth: 'user',
    idempotent: true,
    assumed: true,
    params: v.object({ product_id: v.pipe(v.string(), v.maxLength(64)) }),
    body: v.object({
      cardId: v.pipe(v.string(), v.maxLength(64)),
      /** Page to return to if the biller needs another step. */
      return_path: SitePath,
      attribution: v.optional(AttributionSchema),
      /** Turns auto re-up on with this pack and this card, once the charge is settled. Assumed shape. */
      autoReUpsSettings: v.optional(
        v.object({ enabled: v.literal(true), per_day: ReUpSettings.entries.per_day }),
      ),
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
    id: 'removeCard',
    summary: 'Removes a saved card.',
    spec: '1§4',
    auth: 'user',
    assumed: true,
    params: v.object({ card_id: v.pipe(v.string(), v.maxLength(64)) }),
    ok: v.object({ status: v.literal(1) }),
    errors: ['login_required', 'csrf_failed', 'not_found'],
    example: { status: 1 },
  },
  'GET /account/tokens/history': {
    id: 'listTokenHistory',
    summary: 'The user’s token movements with the balance after each, newest first.',
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
          tip: {
            comment: 'Hello',
            type: 'public',
            source_id: 'app:57',
            app_data: { app: 'tip_menu', choice: 'Wave' },
            vr: false,
          },
          media: [],
          hold: null,
        },
      ],
      next: null,
      owed: 0,
      debt: 0,
      gifted: 0,
    },
  },
  'POST /billing/callback/{biller}': {
    id: 'receivePaymentCallback',
    summary:
      'A biller’s signed callback; only callbacks and the biller’s own answers settle payments. Not for browsers.',
    spec: '1§7',
    auth: 'public',
    assumed: true,
    params: v.object({ biller: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{1,31}$/)) }),
    /** The biller's own format; its adapter checks signature, age and shape of the raw bytes. */
    body: v.unknown(),
    ok: v.object({ status: v.literal(1) }),
    errors: ['bad_signature', 'invalid_input', 'not_found', 'conflict', 'unavailable'],
    example: { status: 1 },
  },
});
