import type { ComponentDocs } from '../story/component-docs.ts';

export const galleryDocs: ComponentDocs = {
  name: 'gallery',
  summary: 'A set of pictures as a grid, each opening large.',
  use: ['For a picture set, a profile, a post with several pictures (spec 1 §2).'],
  avoid: ['For sets among each other: take MediaCard.'],
  anatomy: {
    item: 'One place of the grid.',
    thumbnail: 'The small picture; a button.',
    more: 'How many more there are, over the last one.',
    empty: 'What is said when there are no pictures.',
  },
  states: {
    'data-size': 'sm, md, lg',
    'data-state': 'empty; on a thumbnail failed',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes from picture to picture.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the picture large.',
    },
    {
      keys: ['Escape', 'Arrow Left', 'Arrow Right'],
      does: 'In the large view: see Lightbox.',
    },
  ],
  do: ['Give small pictures for the grid.', 'Use `limit` in a post, all pictures on their own page.'],
  dont: ['Pictures that the viewer may not see: the platform must not send them.'],
  tokens: {
    '--gallery-radius': 'radius-md',
  },
};
