import type { ComponentDocs } from '../story/component-docs.ts';

export const dividerDocs: ComponentDocs = {
  name: 'divider',
  status: 'new',
  summary: 'A line between two parts of a page or row.',
  aliases: ['separator', 'hr', 'rule'],
  use: [
    'Between parts of a page or card that have no headings of their own.',
    'With `label` between two ways to the same end: log in with a password, or with a passkey.',
    'With `orientation="vertical"` between the items of a row.',
  ],
  avoid: [
    'Between sections with headings, use more space (Stack with `gap="2xl"`).',
    'In a menu, use MenuSeparator. In a Toolbar, use ToolbarSeparator.',
  ],
  anatomy: {
    line: 'The line at each side of the label.',
    label: 'The word in the middle.',
  },
  states: { 'data-variant': 'horizontal, vertical' },
  keyboard: [],
  accessibility: [
    'A separator with its orientation. `decorative` hides it from screen readers.',
    'With a label, the label is plain text and only the lines are hidden.',
  ],
  do: ['Set `decorative` where the structure already separates the parts, as in a list.'],
  dont: ['Draw a box with four dividers. Use a card.'],
  tokens: {},
};
