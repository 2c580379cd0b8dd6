import type { ComponentDocs } from '../story/component-docs.ts';

export const textDocs: ComponentDocs = {
  name: 'text',
  status: 'new',
  summary: 'A paragraph or a few words in a size, tone and weight of the theme.',
  aliases: ['paragraph', 'typography', 'body'],
  use: ['For text outside of components that have a place for it, in screens of an app.'],
  avoid: [
    'For titles, use Heading.',
    'For the hint or error of a control, use Field.',
    'For amounts, use TokenAmount or Price.',
  ],
  anatomy: {},
  states: { 'data-size': 'xs, sm, md, lg', 'data-variant': 'normal, muted, danger, success, warning' },
  keyboard: [],
  accessibility: [
    'A paragraph; with `asChild` the element of your choice.',
    'Every tone is readable on canvas and surfaces in every brand.',
  ],
  do: ['Say in words what a tone shows.', 'Set `numeric` for numbers in a column.'],
  dont: ['Use `truncate` for text that is nowhere else in full.', 'Use `xs` for sentences.'],
  tokens: {},
};
