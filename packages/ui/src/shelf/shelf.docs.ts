import type { ComponentDocs } from '../story/component-docs.ts';

export const shelfDocs: ComponentDocs = {
  name: 'shelf',
  status: 'new',
  summary: 'One row of cards with a heading, which scrolls sideways.',
  aliases: ['slider of cards', 'carousel of cards'],
  use: ['On a page that leads into several lists: the start of each list as one row.'],
  avoid: [
    'For a whole list, use ModelGrid.',
    'With fewer cards than a full row: leave the shelf out, or merge two.',
  ],
  anatomy: {
    title: 'The heading.',
    more: 'The link to the whole list.',
  },
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the links of all cards in their order.' },
    { keys: ['Arrow Left', 'Arrow Right'], does: 'Moves to the card before or after.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or the last card.' },
  ],
  accessibility: [
    'A region with the role description “carousel”, and a list, both named by the heading.',
    'At an end of the row, its button keeps the focus and is announced as disabled.',
    'With reduced motion, the row jumps instead of scrolling.',
  ],
  do: ['Give every card a unique key and memoise it, as in a ModelGrid.'],
  dont: ['Hide rooms only in a shelf: each room is also in a list.'],
  tokens: {},
};
