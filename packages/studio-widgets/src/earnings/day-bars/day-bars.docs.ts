import type { ComponentDocs } from '@footlight/ui/story';

export const dayBarsDocs: ComponentDocs = {
  name: 'day-bars',
  status: 'new',
  summary: 'A bar for each day.',
  aliases: ['bar chart', 'column chart', 'histogram'],
  use: ['Beside a table with the same numbers.'],
  anatomy: {},
  keyboard: [],
  accessibility: ['The chart is one picture with a label; its numbers are in the table.'],
  do: ['Say in the label where the numbers are.'],
  dont: ['Use it alone.'],
  tokens: {},
};
