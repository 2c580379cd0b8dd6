import type { ComponentDocs } from '../story/component-docs.ts';

export const schemeToggleDocs: ComponentDocs = {
  name: 'scheme-toggle',
  summary: 'Light, dark, or as the system has it.',
  use: ['In the foot of the page and in the account.'],
  avoid: ['Where a brand is dark only: leave it out.'],
  anatomy: {
    choice: 'One of the three.',
    icon: 'Its picture; the name is read out and shown as the native title.',
  },
  states: { 'data-state': 'checked, unchecked' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes to the choice, then past the group.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Chooses the one beside it.' },
  ],
  do: ['Begin with “As the system”.'],
  dont: ['A page that flashes in the other scheme first: read the choice before painting.'],
  tokens: { '--scheme-toggle-radius': 'radius-md' },
};
