import type { ComponentDocs } from '../story/component-docs.ts';

export const spinnerDocs: ComponentDocs = {
  name: 'spinner',
  summary: 'A turning ring: something is on its way and nobody knows how long.',
  use: ['For a wait over a second, in the place where the thing will be.'],
  avoid: [
    'Where the share is known: take a Progress.',
    'Where the shape is known: take a Skeleton.',
    'In a Button: set `loading`, which keeps its width.',
  ],
  anatomy: { ring: 'What turns; in the colour of the text around it.' },
  states: { 'data-size': 'sm, md, lg' },
  keyboard: [],
  do: [
    'Name what is waited for: “Loading the chat”.',
    'Give it an empty label where the words stand beside it.',
  ],
  dont: ['More than one on a page: set one for the whole.'],
  tokens: {},
};
