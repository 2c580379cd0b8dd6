import type { ComponentDocs } from '@footlight/ui/story';

export const cardCheckDocs: ComponentDocs = {
  name: 'card-check',
  summary: 'Says what it means to verify a card, and leads to the payment company’s page that does it.',
  use: ['On a page of its own, where a declined card or a waiting payment leads to.'],
  avoid: ['As a step that everybody has to take before they pay.'],
  anatomy: {
    facts: 'What it costs, what the bank may ask, and what becomes of the card.',
    verify: 'Leads to the payment company’s page; busy until that is there.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: opens the payment company’s page.' }],
  do: ['Say before anything else that nothing is charged.'],
  dont: ['Ask for a number of the card: that is the payment company’s alone.'],
  tokens: {},
};
