import * as v from 'valibot';
import type { PaymentEvent } from './biller.ts';

const VERIFY = 'NVERIFY';

/** Maps Stripe decline codes to ours (spec 1 §8); unmapped codes become a generic bank decline. */
const DECLINES: Record<string, string> = {
  insufficient_funds: 'NDECLINEDINSFUNDS',
  expired_card: 'NEXPIRED',
  incorrect_cvc: 'NINVCVV2',
  incorrect_zip: 'NBADZIP',
  card_velocity_exceeded: 'NDECLINEDE',
  try_again_later: 'NMYRETRY',
  card_not_supported: 'NMYSERVNOTALLOWED',
  currency_not_supported: 'NMYCURMISMATCH',
  call_issuer: 'NMYINVAMT',
  authentication_required: VERIFY,
};
export const declineOf = (...codes: (string | null | undefined)[]): string =>
  codes.map((code) => DECLINES[code ?? '']).find(Boolean) ?? 'NDECLINED';

export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
export const Cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Metadata = v.object({ reference: v.optional(v.pipe(v.string(), v.maxLength(100))) });

export const LastError = v.object({ code: v.nullish(v.string()), decline_code: v.nullish(v.string()) });
export const PaymentIntent = v.object({
  id: Id,
  status: v.string(),
  amount: Cents,
  metadata: Metadata,
  customer: v.nullish(v.union([Id, v.object({ id: Id })])),
  setup_future_usage: v.nullish(v.string()),
  payment_method: v.nullish(v.union([Id, v.object({ id: Id })])),
});
export type PaymentIntent = v.InferOutput<typeof PaymentIntent>;
/** A card that was verified and saved without a charge. */
export const SetupIntent = v.object({
  id: Id,
  metadata: Metadata,
  customer: PaymentIntent.entries.customer,
  payment_method: PaymentIntent.entries.payment_method,
});
export type KeptBy = Pick<PaymentIntent, 'customer' | 'payment_method'>;

export const paymentOf = (intent: PaymentIntent, declineCode: string | null): PaymentEvent | null =>
  intent.metadata.reference === undefined
    ? null
    : {
        kind: 'payment',
        reference: intent.metadata.reference,
        transactionId: intent.id,
        amountCents: intent.amount,
        declineCode,
        card: null,
      };
