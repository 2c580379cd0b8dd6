import { createHmac } from 'node:crypto';
import { CHECKOUT_HOLDS } from '@footlight/contract';
import * as v from 'valibot';
import { BadCallbackError, type CallbackRequest } from '../../kernel/http/callback.ts';
import { sameText } from '../../kernel/signing.ts';
import {
  type Biller,
  BillerUnreachableError,
  type CardAtBiller,
  type ChargeResult,
  type ReinstatementEvent,
  type ReversalEvent,
} from './biller.ts';
import { readStripeRecords } from './stripe-records.ts';
import {
  Cents,
  declineOf,
  Id,
  type KeptBy,
  LastError,
  PaymentIntent,
  paymentOf,
  SetupIntent,
} from './stripe-shapes.ts';

export interface StripeOptions {
  /** Secret key of the account; sent only with API calls. */
  secretKey: string;
  /** Verifies the signatures of callbacks. */
  webhookSecret: string;
  /** Another address of the API, for tests. */
  apiUrl?: string | undefined;
}

/** A callback outside this tolerance is a replay, or a clock is wrong. */
const TOLERANCE_SECONDS = 300;
const CALL_TIMEOUT_MS = 15_000;
const PaymentMethod = v.object({
  card: v.nullish(
    v.object({ brand: v.string(), last4: v.string(), exp_month: v.number(), exp_year: v.number() }),
  ),
});
const Signed = v.object({ type: v.string(), data: v.object({ object: v.unknown() }) });
const Charge = v.object({
  payment_intent: Id,
  amount: Cents,
  amount_refunded: Cents,
});
const Dispute = v.object({ payment_intent: Id, amount: Cents });

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** `t=<unix seconds>,v1=<hex>[,v1=<hex>]`: several signatures while a secret is being rotated. */
function checkSignature(secret: string, { headers, rawBody, now }: CallbackRequest): void {
  const parts = String(headers['stripe-signature'] ?? '')
    .split(',')
    .map((part) => part.split('=', 2));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const expected = createHmac('sha256', secret).update(`${time}.${rawBody}`).digest('hex');
  const fits = parts.some(([name, value]) => name === 'v1' && sameText(expected, value ?? ''));
  if (!/^\d{1,12}$/.test(time) || !fits) throw new BadCallbackError('Signature does not match');
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) {
    throw new BadCallbackError('Callback timestamp is outside the tolerance');
  }
}

const read = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> => {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new BadCallbackError('Callback has an unknown format');
  return parsed.output;
};

/** Verifies and parses a callback. The purchase's own guard handles a replay inside the tolerance. */
function signedWord(secret: string, request: CallbackRequest) {
  checkSignature(secret, request);
  return read(v.pipe(v.string(), v.parseJson(), Signed), request.rawBody);
}

/** Reversals name only the payment. A declined attempt on the hosted page does not end the checkout. */
function reversalOf({ type, data }: v.InferOutput<typeof Signed>): ReversalEvent | ReinstatementEvent | null {
  if (type === 'charge.refunded') {
    const { amount, amount_refunded: back, payment_intent: transactionId } = read(Charge, data.object);
    // Partial refunds are an operator's decision, and so are their tokens.
    if (back !== amount) return null;
    return { kind: 'refund', reference: null, transactionId, amountCents: amount };
  }
  if (type === 'charge.dispute.funds_withdrawn') {
    const { payment_intent: transactionId, amount: amountCents } = read(Dispute, data.object);
    return { kind: 'chargeback', reference: null, transactionId, amountCents };
  }
  if (type === 'charge.dispute.funds_reinstated') {
    return { kind: 'reinstated', reference: null, transactionId: read(Dispute, data.object).payment_intent };
  }
  return null;
}

/**
 * Stripe's hosted checkout, saved cards and refunds, over its public HTTP API. Every payment carries our purchase id as
 * metadata and idempotency key, so a repeated call refers to the same payment.
 */
export function createStripeBiller({ secretKey, webhookSecret, apiUrl }: StripeOptions): Biller {
  const base = apiUrl ?? 'https://api.stripe.com';
  /** Without a form this is a GET. */
  const call = async (path: string, key?: string, form?: Record<string, string>): Promise<unknown> => {
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(new URL(path, base), {
        method: form ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${secretKey}`, ...(key ? { 'idempotency-key': key } : {}) },
        ...(form ? { body: new URLSearchParams(form) } : {}),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      });
      body = await response.json();
    } catch (cause) {
      throw new BillerUnreachableError('Stripe did not answer', { cause });
    }
    if (response.status >= 500 || response.status === 409 || response.status === 429) {
      throw new BillerUnreachableError(`Stripe answered ${response.status}`);
    }
    return body;
  };
  const known = <S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> => {
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) throw new Error('Stripe rejected the call, or its answer has an unknown format');
    return parsed.output;
  };

  /** A saved card as `customer/payment method`; charges need both. */
  const cardOf = async (intent: KeptBy): Promise<CardAtBiller | null> => {
    const customer = idOf(intent.customer);
    const method = idOf(intent.payment_method);
    if (customer === null || method === null) return null;
    const body = await call(`/v1/payment_methods/${encodeURIComponent(method)}`);
    const { card } = known(PaymentMethod, body);
    if (!card) return null;
    const { brand, last4: lastFour, exp_month: month, exp_year: year } = card;
    const expires = `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;
    return { token: `${customer}/${method}`, brand, lastFour, expires };
  };

  return {
    name: 'stripe',
    company: 'Stripe',
    leastCents: 50,
    records: {
      everyMs: 10 * 60_000,
      read: (span) => readStripeRecords(span, { call: (path) => call(path), cardOf }),
    },
    async createCheckout({ reference, amountCents, description, returnUrl, declineUrl }) {
      const back = new URL(returnUrl);
      back.searchParams.set('transaction_id', reference);
      const paid = new URL(back);
      paid.searchParams.set('ans', `Y${reference}`);
      const body = await call('/v1/checkout/sessions', `checkout-${reference}`, {
        client_reference_id: reference,
        expires_at: String(Math.floor((Date.now() + CHECKOUT_HOLDS) / 1000)),
        success_url: paid.href,
        cancel_url: declineUrl ?? returnUrl,
        customer_creation: 'always',
        'metadata[reference]': reference,
        ...(amountCents === 0
          ? { mode: 'setup', currency: 'usd', 'setup_intent_data[metadata][reference]': reference }
          : {
              mode: 'payment',
              'line_items[0][quantity]': '1',
              'line_items[0][price_data][currency]': 'usd',
              'line_items[0][price_data][unit_amount]': String(amountCents),
              'line_items[0][price_data][product_data][name]': description,
              'payment_intent_data[metadata][reference]': reference,
              'payment_intent_data[setup_future_usage]': 'off_session',
            }),
      });
      return known(v.object({ id: Id, url: v.pipe(v.string(), v.url()) }), body);
    },
    async closeCheckout({ reference, checkoutId }) {
      const path = `/v1/checkout/sessions/${encodeURIComponent(checkoutId)}/expire`;
      // Stripe refuses to expire a session that is complete.
      return v.is(v.object({ status: v.literal('expired') }), await call(path, `close-${reference}`, {}));
    },
    async chargeCard(order): Promise<ChargeResult> {
      const { reference, amountCents, description, cardToken } = order;
      const [customer = '', method = ''] = cardToken.split('/');
      const body = await call('/v1/payment_intents', `charge-${reference}`, {
        amount: String(amountCents),
        currency: 'usd',
        customer,
        payment_method: method,
        off_session: 'true',
        confirm: 'true',
        description,
        'metadata[reference]': reference,
      });
      const refused = v.safeParse(
        v.object({ error: v.object({ ...LastError.entries, payment_intent: v.optional(PaymentIntent) }) }),
        body,
      );
      if (refused.success) {
        const { code, decline_code: reason, payment_intent: intent } = refused.output.error;
        const event = intent ? paymentOf(intent, declineOf(reason, code)) : null;
        if (!event) throw new Error(`Stripe rejected the call: ${code ?? 'no code'}`);
        return { kind: 'decided', event };
      }
      const intent = known(PaymentIntent, body);
      const event = intent.status === 'succeeded' ? paymentOf(intent, null) : null;
      return event ? { kind: 'decided', event } : { kind: 'pending' };
    },
    async refund({ reference, transactionId, amountCents }) {
      const body = await call('/v1/refunds', `refund-${reference}`, {
        payment_intent: transactionId,
        'metadata[reference]': reference,
      });
      known(v.object({ id: Id, status: v.picklist(['succeeded', 'pending']) }), body);
      return { kind: 'refund', reference, transactionId, amountCents };
    },
    async parseCallback(request) {
      const word = signedWord(webhookSecret, request);
      if (word.type === 'setup_intent.succeeded') {
        const { id: transactionId, metadata, ...kept } = read(SetupIntent, word.data.object);
        const { reference } = metadata;
        if (reference === undefined) return null;
        const card = await cardOf(kept);
        return { kind: 'payment', reference, transactionId, amountCents: 0, declineCode: null, card };
      }
      if (word.type !== 'payment_intent.succeeded') return reversalOf(word);
      const intent = read(PaymentIntent, word.data.object);
      const event = paymentOf(intent, null);
      return event && { ...event, card: intent.setup_future_usage ? await cardOf(intent) : null };
    },
  };
}
