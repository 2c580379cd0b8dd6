import type { ComponentDocs } from '../story/component-docs.ts';

export const infiniteListDocs: ComponentDocs = {
  name: 'infinite-list',
  summary: 'A list that grows while one scrolls, with a button for those who do not.',
  use: ['For histories and feeds that nobody reads to the end.'],
  avoid: ['Where a place in the list has an address, or the footer must be reached: take Pagination.'],
  anatomy: {
    list: 'All items that are there.',
    item: 'One item; not drawn while out of view.',
    placeholder: 'An item of the first load.',
    error: 'What went wrong, with a way to try again.',
    empty: 'What is said when there is nothing.',
  },
  states: {
    'data-state': 'ready, loading, error, empty',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes through the items, then to “Load more”.',
    },
  ],
  do: ['Give about the height of an item, so that the scroll bar does not jump.'],
  dont: ['Loading by itself again and again after an error: the list waits for somebody.'],
  tokens: {},
};
