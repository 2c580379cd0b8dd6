import type { ComponentDocs } from '../story/component-docs.ts';

export const priceDocs: ComponentDocs = {
  name: 'price',
  summary: 'An amount of money as the reader writes it, with the old price when it is lower now.',
  use: ['On token packs, memberships and receipts.'],
  avoid: ['For tokens: take a TokenAmount.'],
  anatomy: {
    before: 'The price before a discount, struck through; left out when it was not higher.',
    amount: 'What is paid now.',
  },
  keyboard: [],
  do: ['Name the currency that is charged.', 'Show every price of a list in one currency.'],
  dont: ['An old price that nobody ever paid.'],
  tokens: {},
};
