import type { ComponentDocs } from '../story/component-docs.ts';

export const skeletonDocs: ComponentDocs = {
  name: 'skeleton',
  status: 'stable',
  summary: 'A placeholder in the size of content that is loading.',
  aliases: ['placeholder', 'loading state', 'shimmer'],
  use: ['For the first load of a page or card whose shape is known.'],
  avoid: ['For a wait under half a second, show nothing.', 'For an empty list, use EmptyState.'],
  anatomy: {},
  keyboard: [],
  accessibility: [
    'Hidden from screen readers. Set `aria-busy` on the region around it and announce loading once.',
  ],
  do: [
    'Give it the size of the content, so that the layout does not shift.',
    'Set `aria-busy` on the region around all skeletons.',
  ],
  dont: ['Show a skeleton for every word. Three lines are enough.'],
  tokens: {},
};
