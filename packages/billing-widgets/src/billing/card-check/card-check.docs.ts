import type { ComponentDocs } from '@footlight/ui/story';

export const cardCheckDocs: ComponentDocs = {
  name: 'card-check',
  status: 'stable',
  summary: 'Explains card verification and opens the payment provider’s page for it.',
  aliases: ['card verification', '3-d secure', 'micro charge'],
  use: ['On its own page, linked from a declined card or a pending payment.'],
  avoid: ['As a mandatory step before every payment.'],
  anatomy: {
    facts: 'What it costs, what the bank may ask for, and what happens to the card.',
    verify: 'Opens the payment provider’s page; busy until that page loads.',
  },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'On the button: opens the payment provider’s page.' }],
  accessibility: [
    'The title is the level 1 heading of the page.',
    'The facts are a list whose check marks are hidden from screen readers.',
    'An error is an alert; the button keeps its focus while it is busy.',
  ],
  do: ['Say first that nothing is charged.'],
  dont: ['Ask for card details. Only the payment provider may do that.'],
  tokens: {},
};
