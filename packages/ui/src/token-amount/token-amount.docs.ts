import type { ComponentDocs } from '../story/component-docs.ts';

export const tokenAmountDocs: ComponentDocs = {
  name: 'token-amount',
  summary: 'An amount of tokens, with the coin of the house.',
  use: [
    'Wherever tokens are shown: balance, tips, prices, goals.',
    'With `display="text"` inside a sentence: “25 tokens”.',
  ],
  avoid: ['For money: take a Price.'],
  anatomy: {
    coin: 'The coin; in the colour of tokens.',
    amount: 'The number, hidden from screen readers, which get it with its unit.',
  },
  states: { 'data-variant': 'icon, text' },
  keyboard: [],
  do: ['Show the amount that was booked, never one that was counted on the page.'],
  dont: [
    'A word after the coin: it says “tokens” already.',
    'Rounded amounts such as “1.2k” where one pays.',
  ],
  tokens: {},
};
