import type { ComponentDocs } from '../story/component-docs.ts';

export const filterChipsDocs: ComponentDocs = {
  name: 'filter-chips',
  status: 'new',
  summary: 'Shows which filters apply and how many rows match.',
  aliases: ['active filters', 'applied filters'],
  use: ['Under the filter fields of a list or table.'],
  avoid: ['To choose a filter, use a Chip or a Select.'],
  anatomy: {
    count: 'How many rows match; a live region.',
    filter: 'One filter. Pressing it removes it.',
  },
  states: { 'data-state': 'filtered, all' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Removes the focused filter.' }],
  accessibility: [
    'Each button is named “Remove filter …”. The count is announced when it changes, and takes the focus of a removed filter.',
  ],
  do: ['Apply a filter at once and show the new count.'],
  dont: ['Show a filter that does not apply yet.'],
  tokens: { '--chip-radius': 'radius-pill' },
};
