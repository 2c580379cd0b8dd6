import type { ComponentDocs } from '../story/component-docs.ts';

export const galleryDocs: ComponentDocs = {
  name: 'gallery',
  status: 'stable',
  summary: 'A grid of pictures that open at full size.',
  aliases: ['image grid'],
  use: ['For a picture set, a profile, or a post with several pictures (spec 1 §2).'],
  avoid: ['For a list of picture sets, use MediaCard.'],
  anatomy: {
    item: 'One cell of the grid.',
    thumbnail: 'The small picture, which is a button.',
    more: 'The number of further pictures, over the last thumbnail.',
    empty: 'The text shown when there are no pictures.',
  },
  states: {
    'data-size': 'sm, md, lg',
    'data-state': 'empty; on a thumbnail failed',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves from picture to picture.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the picture in the lightbox.',
    },
    {
      keys: ['Escape', 'Arrow Left', 'Arrow Right'],
      does: 'Controls the lightbox. See Lightbox.',
    },
  ],
  accessibility: [
    'A list named by `label`. Each thumbnail is a button named “Open picture 2 of 9” and its `alt`.',
    'The name of the last thumbnail also says how many pictures follow; the number over it is hidden.',
    'A picture that fails to load keeps its button and name.',
  ],
  do: ['Provide thumbnails for the grid.', 'Use `limit` in a post, and show all pictures on their own page.'],
  dont: ['Pass pictures that the viewer may not see. The platform must not send them.'],
  tokens: {
    '--gallery-radius': 'radius-md',
  },
};
