import type { ComponentDocs } from '../story/component-docs.ts';

export const loadMoreDocs: ComponentDocs = {
  name: 'load-more',
  status: 'stable',
  summary: 'The end of a list that loads more items on scroll or by a button.',
  aliases: ['infinite scroll'],
  use: ['Below a grid or list of unknown length: models, purchases, posts.'],
  avoid: [
    'Where users must find a position again, use Pagination.',
    'For a list with its own loading and error states, use InfiniteList.',
  ],
  anatomy: {
    mark: 'The observed element. Loads more when it comes near the view.',
    end: 'Says that everything is loaded.',
  },
  states: { 'data-state': 'more, loading, end' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Loads more items.' }],
  accessibility: [
    'While loading, the button keeps the focus and has `aria-busy` and `aria-disabled`.',
    'New items are not announced: use `useAnnounce`.',
    'At the end, a text replaces the button and takes its focus.',
  ],
  do: ['Show a page footer only below a list that ends, or set `ahead` to zero.'],
  dont: ['Combine it with numbered pages.'],
  tokens: {},
};
