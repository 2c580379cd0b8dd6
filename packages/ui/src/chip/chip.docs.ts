import type { ComponentDocs } from '../story/component-docs.ts';

export const chipDocs: ComponentDocs = {
  name: 'chip',
  status: 'stable',
  summary: 'A small labelled toggle, for example a filter or a suggested amount.',
  aliases: ['pill', 'filter chip', 'toggle button'],
  use: ['For filters that can be combined.', 'For amounts that fill in an adjacent field.'],
  avoid: [
    'For a label that is not clickable, use a Badge.',
    'For one of a few views, use a SegmentedControl.',
  ],
  anatomy: {
    icon: 'Decorative icon before the word, hidden from screen readers.',
    label: 'The word; truncated with an ellipsis when space runs out.',
  },
  states: { 'data-state': 'on, off' },
  keyboard: [{ keys: ['Space', 'Enter'], does: 'Turns the chip on or off.' }],
  accessibility: [
    'A button with `aria-pressed`. Its name is the whole word, even where that is cut off.',
    'A border of two pixels marks a chip that is on, also in forced colours, and the width stays the same.',
  ],
  do: ['Keep the same label when it is on. Only the state changes.'],
  dont: ['Fill more than two lines with chips. Offer a search.'],
  tokens: { '--chip-radius': 'radius-pill' },
};
