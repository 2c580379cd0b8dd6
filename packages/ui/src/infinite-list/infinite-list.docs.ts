import type { ComponentDocs } from '../story/component-docs.ts';

export const infiniteListDocs: ComponentDocs = {
  name: 'infinite-list',
  status: 'stable',
  summary: 'A list that loads more items on scroll or by a button.',
  aliases: ['infinite scroll'],
  use: ['For histories and feeds that few users read to the end.'],
  avoid: ['Where a position in the list needs a URL, or users must reach the footer, use Pagination.'],
  anatomy: {
    list: 'All loaded items.',
    item: 'One item. Not painted while out of view, but read and reached by Tab.',
    placeholder: 'A placeholder item during the first load.',
    error: 'The error, with a retry button in the place of “Load more”.',
    foot: 'What follows the list: “Load more”, the error or the text of an empty list.',
    empty: 'The text shown when the list is empty.',
  },
  states: {
    'data-state': 'ready, loading, error, empty',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the links and buttons inside the items, then to “Load more” or the retry button.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On “Load more” or the retry button, loads more items.',
    },
  ],
  accessibility: [
    'A list named by `label`, with `aria-busy` while it loads. The placeholders are hidden from screen readers.',
    'Items that follow the first ones are announced with the total, which needs an `AnnouncerProvider`.',
    'While it loads, “Load more” keeps the focus. After the last item, a text replaces the button and takes its focus.',
    'An error has the role alert. The focus does not move to it. When the retry button disappears, the focus stays at the end of the list.',
    'The text of an empty list is not announced.',
  ],
  do: ['Set `itemHeight` to the approximate height, so that the scroll bar does not jump.'],
  dont: ['Retry automatically after an error. The list waits for the user.'],
  tokens: {},
};
