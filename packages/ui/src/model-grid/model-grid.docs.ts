import type { ComponentDocs } from '../story/component-docs.ts';

export const modelGridDocs: ComponentDocs = {
  name: 'model-grid',
  status: 'stable',
  summary: 'A list of cards in as many columns as fit.',
  aliases: ['card grid', 'room list'],
  use: ['For ModelCards and MediaCards, from four to thousands. Cards out of view are not rendered.'],
  avoid: ['For pictures without text, use Gallery.', 'For rows to compare, use Table.'],
  anatomy: {
    place: 'The cell of one card.',
    pending: 'The placeholder of a card that is loading.',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the links of all cards in their order: a card, its tags, the next card.',
    },
  ],
  accessibility: [
    'A list named by `label`, with `aria-busy` while cards are pending. Placeholders are hidden from screen readers.',
    'Cards out of view are not painted, but stay in the reading and tab order. Each card is an item without a name of its own.',
    'New cards are not announced. A card that moves or changes keeps the focus; with a card that is removed, it is lost.',
  ],
  do: [
    'Give every card a unique key, so that a card that moves keeps its picture.',
    'Set `pending` to the number of expected cards, so that the layout does not shift.',
  ],
  dont: ['Put the grid in a scrolling box. Let the page scroll.'],
  tokens: {},
};
