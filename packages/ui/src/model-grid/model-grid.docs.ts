import type { ComponentDocs } from '../story/component-docs.ts';

export const modelGridDocs: ComponentDocs = {
  name: 'model-grid',
  summary: 'A list of cards in as many columns as there is room for.',
  use: ['For ModelCards and MediaCards, from four to thousands: what is out of view is not drawn.'],
  avoid: ['For pictures without words: take a Gallery.', 'For rows to compare: take a Table.'],
  anatomy: {
    place: 'Holds one card.',
    pending: 'Holds the place of a card on its way.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes from card to card.' }],
  do: [
    'Give every card a key of its own: a card that moves keeps its picture.',
    'Hold as many places with `pending` as will come, so that nothing jumps.',
  ],
  dont: ['A grid in a box that scrolls: let the page scroll.'],
  tokens: {},
};
