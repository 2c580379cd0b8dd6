import type { ComponentDocs } from '../story/component-docs.ts';

export const breadcrumbsDocs: ComponentDocs = {
  name: 'breadcrumbs',
  summary: 'The way from the home page to this one, each step a link.',
  use: ['Above the title of pages that lie two or more levels deep.'],
  avoid: ['For sections side by side: take a SectionNav.', 'For the steps of a form: say “Step 2 of 3”.'],
  anatomy: {
    link: 'One step; the last one is this page.',
    separator: 'The arrow between two steps; it turns with the reading direction.',
  },
  states: { 'aria-current': 'page, on the last link' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes from step to step.' },
    { keys: ['Enter'], does: 'Opens the page.' },
  ],
  do: ['Name the steps as the pages are named.'],
  dont: ['A trail of one step.', 'Where the reader has been: it is where the page is.'],
  tokens: {},
};
