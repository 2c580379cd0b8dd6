import type { ComponentDocs } from '../story/component-docs.ts';

export const skeletonDocs: ComponentDocs = {
  name: 'skeleton',
  summary: 'A place held for something on its way, in its size.',
  use: ['For the first load of a page or card whose shape is known.'],
  avoid: [
    'For a wait under half a second: show nothing.',
    'For a list without an entry: take an EmptyState.',
  ],
  anatomy: {},
  keyboard: [],
  do: [
    'Give it the size of what comes, so that nothing jumps.',
    'Set `aria-busy` on the region around all of them.',
  ],
  dont: ['A skeleton for every word: three lines say enough.'],
  tokens: {},
};
