import type { ComponentDocs } from '@footlight/ui/story';

export const scratchOffDocs: ComponentDocs = {
  name: 'scratch-off',
  status: 'stable',
  summary: 'Scratch cards with price, prizes, chances and the viewer’s own card.',
  aliases: ['scratch card', 'lottery'],
  use: ['For prize draws at a fixed price.'],
  avoid: ['Before the platform has drawn: the card shows a result that is already decided.'],
  anatomy: {
    title: 'The name of the app, or the title set by the broadcaster.',
    card: 'The viewer’s own card.',
    plays: 'The latest plays of other viewers.',
    action: 'The button with the price, or a button to buy tokens when the balance is too low.',
    odds: 'The prizes, their chances, and how to verify a draw.',
  },
  states: { 'data-state': 'idle, card' },
  keyboard: [],
  accessibility: [
    'The cover is hidden from screen readers. A button reveals the prize without scratching.',
    'The revealed prize is announced as a status; plays of others are not.',
  ],
  do: ['Show the price and the chances before payment.'],
  dont: ['Show a near miss that did not happen.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
