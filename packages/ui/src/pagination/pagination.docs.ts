import type { ComponentDocs } from '../story/component-docs.ts';

export const paginationDocs: ComponentDocs = {
  name: 'pagination',
  summary: 'Numbered pages of a long list, each with an address of its own.',
  use: ['Where one comes back to a place: search results, history, articles.'],
  avoid: ['For what one only looks through: take a LoadMore.'],
  anatomy: {
    previous: 'The page before; not there on the first.',
    page: 'One page.',
    gap: 'Pages that are left out.',
    next: 'The page after; not there on the last.',
  },
  states: { 'aria-current': 'page, on the page that is shown' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes from page to page.' },
    { keys: ['Enter'], does: 'Opens the page.' },
  ],
  do: ['Take the reader to the head of the list.'],
  dont: ['A page number in the title that does not change with it.'],
  tokens: {},
};
