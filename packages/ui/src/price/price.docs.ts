import type { ComponentDocs } from '../story/component-docs.ts';

export const priceDocs: ComponentDocs = {
  name: 'price',
  status: 'stable',
  summary: 'An amount of money in the user’s format, with the old price if it was higher.',
  aliases: ['money', 'currency amount'],
  use: ['On token packs, memberships and receipts.'],
  avoid: ['For tokens, use TokenAmount.'],
  anatomy: {
    before: 'The price before a discount, struck through. Absent if it was not higher.',
    amount: 'The current price.',
  },
  keyboard: [],
  accessibility: [
    'The old price is an `s` element and comes first. Many screen readers do not say that it is struck through, so both are read with a word: “Old price: $35.99”, “New price: $10.99”.',
  ],
  do: ['Show the currency of the charge.', 'Show all prices of a list in one currency.'],
  dont: ['Show an old price that nobody ever paid.'],
  tokens: {},
};
