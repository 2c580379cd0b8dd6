import type { ComponentDocs } from '../story/component-docs.ts';

export const factListDocs: ComponentDocs = {
  name: 'fact-list',
  summary: 'What an offer, a charge or a count comes to, a line each.',
  use: ['In a dialog that asks before something costs tokens.', 'For the result of what has ended.'],
  avoid: [
    'For more than six lines, or lines that are compared with each other: a table.',
    'For what can be pressed or changed.',
  ],
  anatomy: {
    label: 'The name of a fact, at the start.',
    value: 'Its value, at the end; below the name where both do not fit.',
  },
  keyboard: [],
  do: ['Put what is charged before what is left.'],
  dont: ['A line whose value is not known yet: leave it out.'],
  tokens: {},
};
