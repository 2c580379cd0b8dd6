import type { Biller, ChargeResult, PaymentEvent, RefundOrder } from '../biller.ts';
import { loginOf, readCardToken } from './card-token.ts';
import { createDataLink } from './datalink.ts';
import { declinedCharge } from './declined-charge.ts';
import { formDigest, PERIOD_DAYS, priceOf, USD } from './digests.ts';
import { CCBILL_URLS, type CcbillOptions } from './options.ts';
import { compareRecords } from './records.ts';
import { createWebhookReader } from './webhooks.ts';

/** CCBill answers the export once an hour. */
const EXPORT_EVERY_MS = 61 * 60_000;

/**
 * CCBill: its payment form, webhooks, charges of saved cards, refunds and export. Each purchase is a single payment that
 * CCBill calls a subscription. CCBill's own renewals are not used: the platform renews by charging the saved card.
 */
export function createCcbillBiller(options: CcbillOptions): Biller {
  const datalink = createDataLink(options);
  const readWebhook = createWebhookReader(options, datalink);

  return {
    name: 'ccbill',
    company: 'CCBill',
    chargesEveryCall: true,
    verifiesNoCards: true,
    records: { everyMs: EXPORT_EVERY_MS, read: (span) => compareRecords(datalink, span) },

    async createCheckout({ reference, amountCents }) {
      if (amountCents === 0) throw new Error('CCBill has no checkout over 0');
      const price = priceOf(amountCents);
      const url = new URL(
        `/wap-frontflex/flexforms/${encodeURIComponent(options.flexId)}`,
        options.urls?.form ?? CCBILL_URLS.form,
      );
      url.search = new URLSearchParams({
        clientSubacc: options.subaccount,
        initialPrice: price,
        initialPeriod: PERIOD_DAYS,
        currencyCode: USD,
        formDigest: formDigest(price, options.salt),
        username: loginOf(reference),
        'X-reference': reference,
      }).toString();
      return { url: url.href };
    },

    // The form takes payments for as long as the payer keeps its address.
    closeCheckout: null,

    async chargeCard({ reference, amountCents, cardToken }): Promise<ChargeResult> {
      const { subscriptionId } = readCardToken(cardToken);
      const answer = await datalink.charge(subscriptionId, { reference, amountCents });
      if (answer.kind === 'declined') {
        return { kind: 'decided', event: declinedCharge({ reference, amountCents }, answer.code) };
      }
      const event: PaymentEvent = {
        kind: 'payment',
        reference,
        transactionId: answer.subscriptionId,
        amountCents,
        declineCode: null,
        card: null,
      };
      return { kind: 'decided', event };
    },

    async refund({ reference, transactionId, amountCents }: RefundOrder) {
      const status = await datalink.status(transactionId);
      if (!status) throw new Error('CCBill does not know the payment');
      // An earlier call whose answer was lost.
      if (status.refunds + status.voids === 0) await datalink.giveBack(transactionId);
      return { kind: 'refund', reference, transactionId, amountCents };
    },

    parseCallback: (request) => readWebhook(request),
  };
}
