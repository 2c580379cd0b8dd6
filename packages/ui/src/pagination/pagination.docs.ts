import type { ComponentDocs } from '../story/component-docs.ts';

export const paginationDocs: ComponentDocs = {
  name: 'pagination',
  status: 'stable',
  summary: 'Links to the numbered pages of a long list, each with its own URL.',
  aliases: ['pager', 'page numbers'],
  use: ['Where users return to a position: search results, history, articles.'],
  avoid: ['For a list that users only browse, use LoadMore.'],
  anatomy: {
    previous: 'The link to the previous page. Absent on the first page.',
    page: 'The link to one page.',
    gap: 'The ellipsis for omitted pages.',
    next: 'The link to the next page. Absent on the last page.',
  },
  states: { 'aria-current': 'page, on the page that is shown' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to link.' },
    { keys: ['Enter'], does: 'Opens the page.' },
  ],
  accessibility: [
    'A labelled landmark. The current page has `aria-current`, and each number is named as a page.',
  ],
  do: ['Move the user to the top of the list.'],
  dont: ['Keep an old page number in the page title.'],
  tokens: {},
};
