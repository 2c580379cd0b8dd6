import type { ComponentDocs } from '@footlight/ui/story';

export const scratchOffDocs: ComponentDocs = {
  name: 'scratch-off',
  summary: 'Cards to scratch: price, prizes and chances, and the own card.',
  use: ['For prizes that are drawn for a fixed price.'],
  avoid: ['Before the platform has drawn: the card shows what is decided.'],
  anatomy: {
    title: 'What the app is, or what the broadcaster calls it.',
    card: 'The own card.',
    plays: 'The latest of others.',
    action: 'The button with the price; with too few tokens a way to more.',
    odds: 'What can be won, how likely it is, and how a draw is checked.',
  },
  states: { 'data-state': 'idle, card' },
  keyboard: [],
  do: ['Show price and chances before anybody pays.'],
  dont: ['A near miss that did not happen.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
