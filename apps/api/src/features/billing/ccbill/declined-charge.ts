import type { PaymentEvent } from '../biller.ts';

/**
 * A declined charge of a saved card, which the answer and a webhook report. They name it differently, so it is named
 * after our purchase, which is charged once.
 */
export const declinedCharge = (
  { reference, amountCents }: Pick<PaymentEvent, 'reference' | 'amountCents'>,
  declineCode = 'NDECLINED',
): PaymentEvent => ({
  kind: 'payment',
  reference,
  transactionId: `denied-${reference}`,
  amountCents,
  declineCode,
  card: null,
});
