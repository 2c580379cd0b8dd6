import type { ComponentDocs } from '@footlight/ui/story';

export const earningsScreenDocs: ComponentDocs = {
  name: 'earnings-screen',
  status: 'new',
  summary: 'What a broadcaster earned in a span: sums, chart, tables, and a file of all rows.',
  aliases: ['revenue', 'income', 'statistics'],
  use: ['On the page of earnings, below its title.'],
  anatomy: { stat: 'One figure, and what it is compared with.' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: [
    'The chart’s numbers are in the table below it.',
    'A wrong span is announced at its fields.',
  ],
  do: ['Keep the span in the address.'],
  dont: ['Add up tokens anywhere but from the answer of the platform.'],
  tokens: {},
};
