import type { ComponentDocs } from '../story/component-docs.ts';

export const tokenAmountDocs: ComponentDocs = {
  name: 'token-amount',
  status: 'stable',
  summary: 'An amount of tokens with the coin icon.',
  aliases: ['balance', 'credits', 'coins'],
  use: [
    'Wherever tokens are shown: balance, tips, prices, goals.',
    'Use `display="text"` inside a sentence: “25 tokens”.',
  ],
  avoid: ['For money, use Price.'],
  anatomy: {
    coin: 'The coin icon, in the token colour.',
    amount: 'The number. Screen readers get it with its unit instead.',
  },
  states: { 'data-variant': 'icon, text' },
  keyboard: [],
  accessibility: ['The coin is hidden from screen readers.', 'A change is not announced: use `useAnnounce`.'],
  do: ['Show the booked amount, never one calculated on the page.'],
  dont: [
    'Put a word after the coin. The coin already means “tokens”.',
    'Show rounded amounts such as “1.2k” where users pay.',
  ],
  tokens: {},
};
