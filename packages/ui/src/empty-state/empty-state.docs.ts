import type { ComponentDocs } from '../story/component-docs.ts';

export const emptyStateDocs: ComponentDocs = {
  name: 'empty-state',
  summary: 'Nothing here yet, and what to do about it.',
  use: ['In place of a list, table or grid without an entry.', 'After a search or filter that nothing fits.'],
  avoid: [
    'While something loads: take a Skeleton.',
    'When loading failed: take an Alert with a way to try again.',
    'For a whole page that does not exist: take an ErrorPage.',
  ],
  anatomy: {
    icon: 'A sign of what is missing.',
    title: 'What there is none of.',
    content: 'Why, or what comes next.',
    action: 'The way on.',
    footlight: 'The house mark: the stage is lit though nobody is on it.',
  },
  keyboard: [],
  do: ['Offer the action that ends the emptiness.', 'Set `headingLevel` to the outline of the page.'],
  dont: ['“No data”: say what there is none of.', 'Jokes where somebody lost something.'],
  tokens: { '--empty-state-radius': 'radius-xl' },
};
