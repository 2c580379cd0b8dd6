import type { ComponentDocs } from '@footlight/ui/story';

export const paymentReceiptDocs: ComponentDocs = {
  name: 'payment-receipt',
  summary: 'One charge: number, date, amount and what became of it.',
  use: ['On the page of a charge, from the history of tokens.'],
  avoid: ['As the result of a payment: take PaymentSuccess.'],
  anatomy: {
    seller: 'The brand that sold it.',
    facts: 'Number, date, what for, amount, state; when the money went back, that too.',
    actions: 'Back and print; not on paper.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: prints.' }],
  do: ['Say that a payment went back, and when.'],
  dont: ['Card numbers.'],
  tokens: {},
};
