import { createHmac } from 'node:crypto';
import { CHECKOUT_HOLDS } from '@footlight/contract';
import * as v from 'valibot';
import type { AgeCards } from '../../features/billing/age-cards.ts';
import type {
  Biller,
  CallbackEvent,
  ChargeResult,
  CheckoutOrder,
  RefundOrder,
} from '../../features/billing/biller.ts';
import { BadCallbackError, type CallbackRequest } from '../../kernel/http/callback.ts';
import { sameText } from '../../kernel/signing.ts';
import { outcomeOf } from './cards.ts';
import type { Checkouts } from './checkouts.ts';

export const SANDBOX_PREFIX = '/sandbox-biller';
export const SIGNATURE_HEADER = 'x-sandbox-signature';
/** A callback outside this age is a replay, or a clock is wrong. */
const CALLBACK_MAX_AGE_SECONDS = 300;

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

const orderSchema = v.strictObject({
  reference: v.string(),
  amountCents: v.number(),
  description: v.string(),
  returnUrl: v.string(),
  declineUrl: v.exactOptional(v.string()),
  country: v.exactOptional(v.string()),
  expiresAt: v.exactOptional(v.number()),
});
/** The order as sent in the URL, with the expiry of the checkout or, for asynchronous payments, of the price. */
export type SandboxOrder = CheckoutOrder & { expiresAt?: number };

const eventShape = {
  reference: v.pipe(v.string(), v.maxLength(100)),
  transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  amountCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
};
const Short = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const eventSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('payment'),
    ...eventShape,
    declineCode: v.nullable(v.pipe(v.string(), v.regex(/^N[A-Z0-9]{1,31}$/))),
    card: v.nullable(
      v.strictObject({
        token: Short,
        brand: Short,
        lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
        expires: v.pipe(v.string(), v.regex(/^\d\d\/\d\d$/)),
      }),
    ),
    received: v.exactOptional(v.strictObject({ cents: eventShape.amountCents, at: eventShape.amountCents })),
  }),
  v.strictObject({
    kind: v.literal('progress'),
    reference: eventShape.reference,
    confirmations: eventShape.amountCents,
    needed: eventShape.amountCents,
  }),
  v.strictObject({ kind: v.picklist(['refund', 'chargeback']), ...eventShape }),
  v.strictObject({
    kind: v.literal('reinstated'),
    reference: eventShape.reference,
    transactionId: eventShape.transactionId,
  }),
]);

/** The signed URL contains the whole order: the page needs no store and survives restarts. */
export function pack(key: string, order: object): string {
  const body = Buffer.from(JSON.stringify(order)).toString('base64url');
  return `${body}.${hmac(key, `order.${body}`)}`;
}

/** The packed order, to be parsed; null if the URL was changed. */
export function unpack(key: string, packed: string): unknown {
  const [body = '', signature = ''] = packed.split('.');
  if (body === '' || !sameText(hmac(key, `order.${body}`), signature)) return null;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
}

export const packOrder = (key: string, order: SandboxOrder): string => pack(key, order);

/** Null if the URL was changed. */
export function unpackOrder(key: string, packed: string): SandboxOrder | null {
  const parsed = v.safeParse(orderSchema, unpack(key, packed));
  return parsed.success ? parsed.output : null;
}

/** One payment per order: submitting the page twice reports the same transaction. */
export function transactionIdOf(key: string, order: { reference: string }): string {
  return `SBX-${hmac(key, `transaction.${order.reference}`).slice(0, 20)}`;
}

/** `t=<unix seconds>,v1=<signature of "t.body">`. */
export function signCallback(key: string, rawBody: string, now: number): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${hmac(key, `callback.${seconds}.${rawBody}`)}`;
}

/** @throws BadCallbackError unless the callback is signed and fresh */
export function verifyCallback(key: string, request: CallbackRequest): void {
  const header = request.headers[SIGNATURE_HEADER];
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([\w-]+)$/.exec(String(header ?? '')) ?? [];
  if (!sameText(hmac(key, `callback.${time}.${request.rawBody}`), signature)) {
    throw new BadCallbackError('Signature does not match');
  }
  if (Math.abs(request.now / 1000 - Number(time)) > CALLBACK_MAX_AGE_SECONDS) {
    throw new BadCallbackError('Callback timestamp is outside the tolerance');
  }
}

export function readCallback(key: string, request: CallbackRequest): CallbackEvent {
  verifyCallback(key, request);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), eventSchema), request.rawBody);
  if (!parsed.success) throw new BadCallbackError('Callback has an unknown format');
  return parsed.output;
}

interface SandboxParts {
  key: string;
  checkouts: Checkouts;
  ageCards: AgeCards;
  /** The result of charging a payment token; null if it is not one. */
  outcomeOfToken(token: string): string | null;
}

/** The sandbox's adapter: plays an external payment company inside this process. */
export function createSandboxBiller({ key, checkouts, ageCards, outcomeOfToken }: SandboxParts): Biller {
  // The page is on the same host as the site that the payer uses.
  const pageOf = (order: SandboxOrder) =>
    new URL(`${SANDBOX_PREFIX}/checkout/${packOrder(key, order)}`, order.returnUrl).href;
  return {
    name: 'sandbox',
    company: 'Sandbox Payments',
    ageCards,
    createCheckout: async (order) => ({
      url: pageOf({ ...order, expiresAt: Date.now() + CHECKOUT_HOLDS }),
      id: order.reference,
    }),
    closeCheckout: async ({ checkoutId }) => checkouts.close(checkoutId),
    // Depends only on card and reference, so that a repeated charge gives the same result.
    async chargeCard({ cardToken, ...order }): Promise<ChargeResult> {
      const outcome = outcomeOfToken(cardToken) ?? outcomeOf(key, cardToken);
      if (outcome === 'step') return { kind: 'step', url: pageOf(order) };
      const { reference, amountCents } = order;
      return {
        kind: 'decided',
        event: {
          kind: 'payment',
          reference,
          transactionId: transactionIdOf(key, order),
          amountCents,
          declineCode: outcome === 'Y' ? null : outcome,
          card: null,
        },
      };
    },
    refund: async (payment: RefundOrder) => ({ kind: 'refund', ...payment }),
    parseCallback: async (request) => readCallback(key, request),
  };
}
