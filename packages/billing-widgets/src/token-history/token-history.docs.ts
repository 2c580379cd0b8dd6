import type { ComponentDocs } from '@footlight/ui/story';

export const tokenHistoryDocs: ComponentDocs = {
  name: 'token-history',
  summary: 'Every movement of a viewer’s tokens, with the balance after it.',
  use: ['On the page of an account’s tokens.'],
  avoid: ['For one payment: take PaymentSuccess, which is its receipt.'],
  anatomy: {
    reference: 'Price and number of a purchase, and the way to its receipt.',
    owed: 'What is owed after a payment went back.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes to the button for more.' }],
  do: ['Show what the platform has settled, newest first.'],
  dont: ['Adding a movement that is still on its way: the books do not have it yet.'],
  tokens: {},
};
