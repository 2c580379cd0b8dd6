import type { ComponentDocs } from '../story/component-docs.ts';

export const loadMoreDocs: ComponentDocs = {
  name: 'load-more',
  summary: 'The end of a list that grows while one scrolls, with a button for those who do not.',
  use: ['Under a grid or list of unknown length: models, purchases, posts.'],
  avoid: [
    'Where one must find a place again: take a Pagination.',
    'Where list, waiting and failing belong together: take an InfiniteList.',
  ],
  anatomy: {
    mark: 'What is looked for: when it comes near the view, more is asked for.',
    end: 'Says that this was all.',
  },
  states: { 'data-state': 'more, loading, end' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Asks for more.' }],
  do: ['Put the foot of the page behind a page that ends, or set `ahead` to zero.'],
  dont: ['Both numbered pages and this.'],
  tokens: {},
};
