import * as v from 'valibot';
import { EmailInput } from '../entities/account-input.ts';
import { CountryCode, filled, IsoDate, IsoTimestamp, line, SitePath, Tokens } from '../entities/common.ts';
import { AGE_CARD_LIMITS, type AgeCardField } from '../rules/age/age-card-form.ts';
import { AGE_METHODS } from '../rules/age/age-places.ts';
import { defineOperations } from './define.ts';

const Method = v.picklist(AGE_METHODS);
/** A path of this site, never another host. */
const ReturnPath = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])[^\\\s]*$/, 'invalid_format'));

const text = (field: AgeCardField) => filled(line(AGE_CARD_LIMITS[field] ?? 0));
const cardErrors = [
  'invalid_input',
  'csrf_failed',
  'age_method_unavailable',
  'unavailable',
  'rate_limited',
] as const;

/** Age verification (spec 3 §7). The platform's own calls stand in for those of each provider. */
export const ageOperations = defineOperations('age', {
  'GET /age-verification': {
    id: 'getAgeVerification',
    summary:
      'Whether the visitor must verify their age, how, and the state of their latest check. Gives a guest whose check was approved the cookie that proves it.',
    spec: '3§4',
    auth: 'session',
    suspended: 'allowed',
    assumed: true,
    ok: v.object({
      required: v.boolean(),
      /** What the visitor's place allows and the platform offers; empty if no provider is configured. */
      methods: v.array(Method),
      /** The latest check; null for none. `started`: the visitor was sent to the provider, without a result yet. */
      check: v.nullable(
        v.object({
          method: Method,
          status: v.picklist(['started', 'pending', 'approved', 'declined']),
          /** The end of an approved proof. */
          expires_at: v.nullable(IsoTimestamp),
        }),
      ),
      /** The form of the method `card`; null if that method is a provider's page, or not offered. */
      card_form: v.nullable(
        v.object({
          /** False if the account has an email address. */
          needs_email: v.boolean(),
          /** What `do_purchase: 1` buys; null for visitors who cannot buy it, who then send 0. */
          offer: v.nullable(
            v.object({
              product_id: v.string(),
              tokens: Tokens,
              /** US dollars. */
              amount: v.number(),
              discount_percent: v.number(),
            }),
          ),
        }),
      ),
    }),
    errors: [],
    example: { required: true, methods: ['incode'], check: null, card_form: null },
  },
  'POST /age-verification/start': {
    id: 'startAgeVerification',
    summary: 'Starts a check. The visitor continues on the provider’s page and returns to `return_path`.',
    spec: '3§4',
    auth: 'session',
    assumed: true,
    body: v.object({ method: Method, return_path: ReturnPath }),
    ok: v.object({ link: v.string() }),
    errors: ['invalid_input', 'csrf_failed', 'age_method_unavailable', 'rate_limited'],
    example: { link: 'https://provider.example/check/1' },
  },
  'POST /ccbill/oauth_token': {
    id: 'createAgeCardToken',
    summary:
      'A short-lived right to exchange one card for a payment token. The browser sends the card to `tokenise_url`, the card company’s own address, and never to the platform.',
    spec: '3§7',
    auth: 'session',
    assumed: true,
    body: v.strictObject({}),
    ok: v.object({
      access_token: v.string(),
      /** Seconds. */
      expires_in: v.number(),
      tokenise_url: v.pipe(v.string(), v.url()),
    }),
    errors: cardErrors,
    example: {
      access_token: 'right_example',
      expires_in: 300,
      tokenise_url: 'https://cards.example/payment-tokens',
    },
  },
  'POST /age-verification': {
    id: 'verifyAgeByCard',
    summary:
      'Proves an age by a card, with what the card company needs to check its owner. The platform stores none of these fields. With `do_purchase` 1 the card also pays for the offer, once it has proved the age.',
    spec: '3§7',
    auth: 'session',
    idempotent: true,
    assumed: true,
    // Strict: a card number that is sent here by mistake is refused, not ignored.
    body: v.strictObject({
      payment_token: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(1_000, 'too_long')),
      do_purchase: v.picklist([0, 1]),
      address: text('address'),
      birth_date: IsoDate,
      city: text('city'),
      country: CountryCode,
      /** For visitors whose address the platform does not know. */
      email: v.optional(EmailInput),
      first_name: text('first_name'),
      last_name: text('last_name'),
      /** Empty where addresses of the country have none. */
      state: v.optional(line(AGE_CARD_LIMITS.state ?? 0), ''),
      /** Empty where addresses of the country have none. */
      zip: v.optional(line(AGE_CARD_LIMITS.zip ?? 0), ''),
      /** Page to return to if the payment needs another step. */
      return_path: SitePath,
    }),
    ok: v.object({
      /** Whether the card proves the age. */
      approved: v.boolean(),
      /** Why the card was refused; null if it was not. */
      decline_code: v.nullable(v.string()),
      /** The purchase of the offer; null if none was made. */
      purchase: v.nullable(
        v.object({
          transaction_id: v.string(),
          /** `created`: the card company has not decided yet. */
          state: v.picklist(['created', 'settled', 'declined']),
          tokens: Tokens,
          decline_code: v.nullable(v.string()),
          /** Page on which the payer completes another step. */
          link: v.nullable(v.string()),
        }),
      ),
    }),
    errors: [
      ...cardErrors,
      'idempotency_key_missing',
      'idempotency_conflict',
      'product_not_found',
      'user_daily_limit',
    ],
    example: { approved: true, decline_code: null, purchase: null },
  },
  'POST /age-verification/callback/{provider}': {
    id: 'receiveAgeCallback',
    summary: 'A provider’s signed result, which alone decides a check. Not for browsers.',
    spec: '3§7',
    auth: 'public',
    assumed: true,
    params: v.object({ provider: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{1,31}$/)) }),
    /** The provider's own format; its adapter checks signature, age and shape of the raw bytes. */
    body: v.unknown(),
    ok: v.object({ status: v.literal(1) }),
    errors: ['bad_signature', 'invalid_input', 'not_found'],
    example: { status: 1 },
  },
});
