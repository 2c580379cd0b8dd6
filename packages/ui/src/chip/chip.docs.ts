import type { ComponentDocs } from '../story/component-docs.ts';

export const chipDocs: ComponentDocs = {
  name: 'chip',
  summary: 'A small switch with a word: a filter, a suggested amount.',
  use: ['For filters that can be on together.', 'For amounts that fill in a field beside them.'],
  avoid: [
    'For a word that cannot be pressed: take a Badge.',
    'For one of a few views: take a SegmentedControl.',
  ],
  anatomy: {
    icon: 'A picture before the word, hidden from screen readers.',
    label: 'The word; ends in an ellipsis when there is no room.',
  },
  states: { 'data-state': 'on, off' },
  keyboard: [{ keys: ['Space', 'Enter'], does: 'Turns it on or off.' }],
  do: ['Keep the word when it is on: what changes is the state, not the name.'],
  dont: ['A row of chips over more than two lines: offer a search.'],
  tokens: { '--chip-radius': 'radius-pill' },
};
