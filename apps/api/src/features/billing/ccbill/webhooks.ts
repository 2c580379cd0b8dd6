import * as v from 'valibot';
import { BadCallbackError, type CallbackRequest } from '../../../kernel/http/callback.ts';
import { addressList } from '../../../kernel/http/proxies.ts';
import { sameText } from '../../../kernel/signing.ts';
import type { CallbackEvent, CardAtBiller, PaymentEvent } from '../biller.ts';
import { cardToken } from './card-token.ts';
import type { DataLink, SubscriptionStatus } from './datalink.ts';
import { declinedCharge } from './declined-charge.ts';
import { denialDigest, saleDigest, USD } from './digests.ts';
import { CCBILL_SOURCES, type CcbillOptions } from './options.ts';

/** CCBill sends numbers as text or as numbers. */
const Text = v.pipe(
  v.union([v.pipe(v.string(), v.maxLength(255)), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
);
const Id = v.pipe(Text, v.regex(/^\d{1,30}$/));
const Cents = v.pipe(
  v.union([
    v.pipe(v.string(), v.trim(), v.regex(/^\d{1,7}(\.\d{1,2})?$/)),
    v.pipe(v.number(), v.minValue(0)),
  ]),
  v.transform((amount) => Math.round(Number(amount) * 100)),
  v.maxValue(100_000_000),
);
const Account = { clientAccnum: Text, clientSubacc: Text };
const Reference = v.pipe(Text, v.regex(/^[\w-]{1,64}$/));

// Only what is used: the bodies also hold names, addresses and passwords, which are never read.
const Sale = v.object({
  ...Account,
  subscriptionId: Id,
  subscriptionInitialPrice: Cents,
  subscriptionCurrencyCode: Text,
  'X-reference': Reference,
  dynamicPricingValidationDigest: v.optional(Text),
  paymentType: v.optional(Text),
  cardType: v.optional(Text),
  last4: v.optional(v.pipe(Text, v.regex(/^\d{1,4}$/))),
  expDate: v.optional(v.pipe(Text, v.regex(/^\d{3,4}$/))),
});
type Sale = v.InferOutput<typeof Sale>;
const Denial = v.object({ ...Account, transactionId: Id, dynamicPricingValidationDigest: v.optional(Text) });
const ChargeDenial = v.object({ ...Account, 'X-reference': Reference });
const Reversal = v.object({
  ...Account,
  subscriptionId: Id,
  amount: Cents,
  currencyCode: Text,
  /** In the merchant's currency. */
  accountingAmount: v.optional(Cents),
  accountingCurrencyCode: v.optional(Text),
});
const Renewal = v.object({ ...Account, subscriptionId: Id, transactionId: v.optional(Id) });

const read = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> => {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw new BadCallbackError('Webhook has an unknown format');
  return parsed.output;
};

function bodyOf({ rawBody, headers }: CallbackRequest): unknown {
  const isForm = String(headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  if (isForm) return Object.fromEntries(new URLSearchParams(rawBody));
  return read(v.pipe(v.string(), v.parseJson()), rawBody);
}

const CARD_PAYMENT = 'CREDIT';

/** A payment that CCBill can charge again: cards, not bank transfers. */
function cardOf(sale: Sale): CardAtBiller | null {
  const { subscriptionId, cardType, last4, expDate, paymentType = CARD_PAYMENT } = sale;
  if (paymentType.toUpperCase() !== CARD_PAYMENT || !cardType || !last4 || !expDate) return null;
  const date = expDate.padStart(4, '0');
  return {
    token: cardToken({ subscriptionId, reference: sale['X-reference'] }),
    brand: cardType.toLowerCase(),
    lastFour: last4.padStart(4, '0'),
    expires: `${date.slice(0, 2)}/${date.slice(2)}`,
  };
}

/** The amount in dollars, even if the payer's card has another currency. */
function dollarsOf(reversal: v.InferOutput<typeof Reversal>): number {
  if (reversal.currencyCode === USD) return reversal.amount;
  if (reversal.accountingCurrencyCode === USD && reversal.accountingAmount !== undefined) {
    return reversal.accountingAmount;
  }
  throw new BadCallbackError('Webhook is in an unknown currency');
}

/**
 * Reads webhooks. Their bodies are not signed, so each is believed only if it comes from CCBill's networks, names this
 * account, has the digest of a new sale, and if DataLink says the same of the subscription. The settlement compares the
 * amount and our own id with the purchase.
 */
export function createWebhookReader(options: CcbillOptions, datalink: DataLink) {
  const { salt } = options;
  const isSource = addressList(options.sources ?? CCBILL_SOURCES);

  const checkAccount = ({ clientAccnum, clientSubacc }: { clientAccnum: string; clientSubacc: string }) => {
    if (clientAccnum !== options.account || clientSubacc.padStart(4, '0') !== options.subaccount) {
      throw new BadCallbackError('Webhook is for another account');
    }
  };
  const checkDigest = (expected: string, said: string | undefined) => {
    if (!sameText(expected, (said ?? '').toLowerCase())) throw new BadCallbackError('Digest does not match');
  };
  const confirm = async (subscriptionId: string, isSo: (status: SubscriptionStatus) => boolean) => {
    const status = await datalink.status(subscriptionId);
    if (!status || !isSo(status)) throw new BadCallbackError('DataLink does not confirm the webhook');
  };

  const saleOf = async (body: unknown, isNew: boolean): Promise<PaymentEvent> => {
    const sale = read(Sale, body);
    checkAccount(sale);
    if (isNew) checkDigest(saleDigest(sale.subscriptionId, salt), sale.dynamicPricingValidationDigest);
    if (sale.subscriptionCurrencyCode !== USD)
      throw new BadCallbackError('Webhook is in an unknown currency');
    await confirm(sale.subscriptionId, () => true);
    return {
      kind: 'payment',
      reference: sale['X-reference'],
      transactionId: sale.subscriptionId,
      amountCents: sale.subscriptionInitialPrice,
      declineCode: null,
      // A charge of a saved card does not save it again.
      card: isNew ? cardOf(sale) : null,
    };
  };

  const reversalOf = async (
    body: unknown,
    kind: 'refund' | 'chargeback',
    isSo: (status: SubscriptionStatus) => boolean,
  ): Promise<CallbackEvent> => {
    const reversal = read(Reversal, body);
    checkAccount(reversal);
    await confirm(reversal.subscriptionId, isSo);
    const amountCents = dollarsOf(reversal);
    return { kind, reference: null, transactionId: reversal.subscriptionId, amountCents };
  };

  /** A declined charge of a saved card ends its purchase. DataLink knows nothing of declined payments. */
  const chargeDenialOf = (body: unknown): PaymentEvent => {
    const denial = read(ChargeDenial, body);
    checkAccount(denial);
    return declinedCharge({ reference: denial['X-reference'], amountCents: 0 });
  };

  return async (request: CallbackRequest): Promise<CallbackEvent | null> => {
    if (!isSource(request.address)) throw new BadCallbackError('Webhook comes from an unknown address');
    const body = bodyOf(request);
    switch (request.query.eventType) {
      case 'NewSaleSuccess':
        return saleOf(body, true);
      case 'UpSaleSuccess':
        return saleOf(body, false);
      case 'UpSaleFailure':
        return chargeDenialOf(body);
      case 'NewSaleFailure': {
        // The payer may try again on the form, so the checkout stays open.
        const denial = read(Denial, body);
        checkAccount(denial);
        checkDigest(denialDigest(denial.transactionId, salt), denial.dynamicPricingValidationDigest);
        return null;
      }
      case 'Refund':
        return reversalOf(body, 'refund', ({ refunds, voids }) => refunds + voids > 0);
      case 'Void':
        return reversalOf(body, 'refund', ({ voids }) => voids > 0);
      case 'Chargeback':
        return reversalOf(body, 'chargeback', ({ chargebacks }) => chargebacks > 0);
      case 'RenewalSuccess': {
        // The platform renews memberships with its own charges, so no one ordered this one.
        const { subscriptionId, transactionId, ...account } = read(Renewal, body);
        checkAccount(account);
        await confirm(subscriptionId, ({ renewals }) => renewals > 0);
        return { kind: 'unexpected', transactionId: transactionId ?? subscriptionId };
      }
      // A single purchase ends at CCBill after its period, which means nothing here.
      case 'RenewalFailure':
      case 'Cancellation':
      case 'Expiration':
        checkAccount(read(v.object(Account), body));
        return null;
      default:
        return null;
    }
  };
}
