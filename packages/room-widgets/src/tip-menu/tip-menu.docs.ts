import type { ComponentDocs } from '@footlight/ui/story';

export const tipMenuDocs: ComponentDocs = {
  name: 'tip-menu',
  summary: 'What the broadcaster does for which tip.',
  use: ['Beside the tip panel, which a picked item fills.'],
  avoid: ['To pay at once: nothing is charged by picking.'],
  anatomy: {
    title: 'What the app is, or what the broadcaster calls it.',
    item: 'A thing and its price.',
    orders: 'What was ordered last.',
  },
  states: {},
  keyboard: [],
  do: ['Fill the tip panel with label and price.'],
  dont: ['A payment without a second press.'],
  tokens: { '--app-card-radius': 'radius-lg' },
};
