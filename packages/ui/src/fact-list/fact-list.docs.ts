import type { ComponentDocs } from '../story/component-docs.ts';

export const factListDocs: ComponentDocs = {
  name: 'fact-list',
  status: 'stable',
  summary: 'Lists the facts of an offer, a charge or a count, one per line.',
  aliases: ['description list', 'definition list', 'summary', 'key-value list'],
  use: ['In a dialog that confirms a token charge.', 'For the result of something that has ended.'],
  avoid: [
    'For more than six lines, or lines to compare with each other, use Table.',
    'For values that can be clicked or changed, use links or form controls.',
  ],
  anatomy: {
    label: 'The name of the fact, at the start.',
    value: 'The value, at the end. Wraps below the name if both do not fit.',
  },
  keyboard: [],
  accessibility: ['A description list (`dl`): each value belongs to its name, even when it wraps below.'],
  do: ['Put the charge before the remaining amount.'],
  dont: ['Show a line whose value is not known yet.'],
  tokens: {},
};
