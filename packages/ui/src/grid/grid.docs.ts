import type { ComponentDocs } from '../story/component-docs.ts';

export const gridDocs: ComponentDocs = {
  name: 'grid',
  status: 'new',
  summary: 'Lays out its children in columns of equal width, as many as fit.',
  aliases: ['columns', 'card grid', 'layout'],
  use: ['For cards of one kind: figures of an overview, packs, pictures.'],
  avoid: [
    'For rooms, use ModelGrid, which loads more and keeps its place.',
    'For parts of different width, use Stack with `direction="responsive"`.',
  ],
  anatomy: {},
  states: { 'data-size': 'sm, md, lg' },
  keyboard: [],
  accessibility: [
    'Has no role. With `asChild` it lays out a `ul`, so that the number of cards is announced.',
  ],
  do: ['Choose the least width at which a card is readable. The number of columns follows.'],
  dont: ['Set a number of columns for each screen width.'],
  tokens: {},
};
