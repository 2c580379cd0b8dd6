import * as v from 'valibot';
import type {
  CardAtBiller,
  OpenPayment,
  PaymentEvent,
  RecordsAnswer,
  RecordsSpan,
  ReversalEvent,
} from './biller.ts';
import {
  declineOf,
  Id,
  type KeptBy,
  LastError,
  PaymentIntent,
  paymentOf,
  SetupIntent,
} from './stripe-shapes.ts';

interface Calls {
  /** @throws BillerUnreachableError */
  call(path: string): Promise<unknown>;
  cardOf(intent: KeptBy): Promise<CardAtBiller | null>;
}

const Session = v.object({
  status: v.nullish(v.string()),
  payment_intent: v.nullish(PaymentIntent),
  setup_intent: v.nullish(v.object({ ...SetupIntent.entries, status: v.string() })),
});
const Failed = v.object({ ...PaymentIntent.entries, last_payment_error: v.nullish(LastError) });
const Found = v.object({ data: v.array(Failed) });
const Settled = v.object({
  id: Id,
  status: v.string(),
  latest_charge: v.nullish(v.object({ refunded: v.boolean() })),
});
const Missing = v.object({ error: v.object({ code: v.nullish(v.string()) }) });
/** Ended without money, as far as a charge of a saved card goes. */
const UNPAID = ['requires_payment_method', 'canceled'];

const known = <S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> => {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new Error('Stripe rejected the look-up, or its answer has an unknown format');
  return parsed.output;
};

async function checkoutOf({ call, cardOf }: Calls, checkoutId: string): Promise<PaymentEvent | null> {
  const path = `/v1/checkout/sessions/${encodeURIComponent(checkoutId)}?expand[]=payment_intent&expand[]=setup_intent`;
  const { payment_intent: paid, setup_intent: setup } = known(Session, await call(path));
  if (paid?.status === 'succeeded') {
    const event = paymentOf(paid, null);
    return event && { ...event, card: paid.setup_future_usage ? await cardOf(paid) : null };
  }
  const reference = setup?.metadata.reference;
  if (setup?.status !== 'succeeded' || reference === undefined) return null;
  const card = await cardOf(setup);
  return { kind: 'payment', reference, transactionId: setup.id, amountCents: 0, declineCode: null, card };
}

async function chargeOf({ call }: Calls, { reference }: OpenPayment): Promise<PaymentEvent | null> {
  const query = new URLSearchParams({ query: `metadata['reference']:'${reference}'` });
  const [intent] = known(Found, await call(`/v1/payment_intents/search?${query}`)).data;
  if (intent?.status === 'succeeded') return paymentOf(intent, null);
  if (!intent || !UNPAID.includes(intent.status)) return null;
  const { decline_code: reason, code } = intent.last_payment_error ?? {};
  return paymentOf(intent, declineOf(reason, code));
}

/** Asks Stripe about each purchase: it finds payments by our id, so nothing there is unexplained. */
export async function readStripeRecords(span: RecordsSpan, calls: Calls): Promise<RecordsAnswer> {
  const events: (PaymentEvent | ReversalEvent)[] = [];
  const missing: string[] = [];
  for (const one of span.open) {
    const event = one.checkoutId
      ? await checkoutOf(calls, one.checkoutId)
      : one.cardToken === null
        ? null
        : await chargeOf(calls, one);
    if (event) events.push(event);
  }
  for (const { reference, transactionId, amountCents } of span.settled) {
    const path = `/v1/payment_intents/${encodeURIComponent(transactionId)}?expand[]=latest_charge`;
    const body = await calls.call(path);
    const intent = v.is(Missing, body) ? null : known(Settled, body);
    if (intent?.status !== 'succeeded') missing.push(reference);
    else if (intent.latest_charge?.refunded) {
      events.push({ kind: 'refund', reference, transactionId, amountCents });
    }
  }
  return { events, missing, unexplained: [] };
}
