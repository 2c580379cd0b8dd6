import type { ComponentDocs } from '@footlight/ui/story';

export const spinWheelDocs: ComponentDocs = {
  name: 'spin-wheel',
  summary: 'A wheel that stops where the platform has drawn.',
  use: ['For prizes that a whole room watches.'],
  avoid: ['Before the platform has drawn.'],
  anatomy: {
    title: 'What the app is, or what the broadcaster calls it.',
    result: 'What came out, once it stands still.',
    action: 'The button with the price; with too few tokens a way to more.',
    odds: 'What can be won, how likely it is, and how a draw is checked.',
  },
  states: {
    'data-state': 'still, turning',
    'data-prize': 'index of the prize under the pointer, while it stands',
  },
  keyboard: [],
  do: ['Give it the plays as they come: it turns by itself.'],
  dont: ['Areas that promise other chances than the list.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
