import type { ComponentDocs } from '@footlight/ui/story';

export const paymentReceiptDocs: ComponentDocs = {
  name: 'payment-receipt',
  status: 'stable',
  summary: 'Shows one charge with its number, date, amount and status.',
  aliases: ['invoice', 'bill', 'charge'],
  use: ['On the page of a charge, linked from the token history.'],
  avoid: ['As the result of a payment. Use PaymentSuccess.'],
  anatomy: {
    seller: 'The brand that sold it.',
    facts: 'Number, date, purpose, amount and status, and the date of a reversal.',
    notice: 'Why the settlement differs from the order; omitted if it does not.',
    actions: 'Back and print buttons; hidden in print.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: prints the receipt.' }],
  accessibility: [
    'An article with a level 2 heading; the facts are a description list.',
    'The status is stated in words and not by colour.',
  ],
  do: ['Say when a payment was reversed.'],
  dont: ['Show card numbers.'],
  tokens: {},
};
