import type { ComponentDocs } from '../story/component-docs.ts';

export const emptyStateDocs: ComponentDocs = {
  name: 'empty-state',
  status: 'stable',
  summary: 'Says that there is nothing here yet, and what to do about it.',
  aliases: ['blank slate', 'no results', 'zero state'],
  use: ['In place of an empty list, table or grid.', 'After a search or filter without results.'],
  avoid: [
    'While content loads, use Skeleton.',
    'When loading failed, use Alert with a retry button.',
    'For a page that does not exist, use ErrorPage.',
  ],
  anatomy: {
    icon: 'A decorative icon for what is missing.',
    title: 'The heading. Says what there is none of.',
    content: 'The reason, or what comes next.',
    action: 'The next action.',
    footlight: 'The decorative line of light at the bottom edge.',
  },
  keyboard: [],
  accessibility: [
    'The icon is hidden from screen readers, and the section is not a landmark.',
    'It is not announced: use `useAnnounce` when a search or filter empties a list.',
  ],
  do: ['Offer the action that adds the first entry.', 'Set `headingLevel` to match the page outline.'],
  dont: ['Write “No data”. Say what there is none of.', 'Joke where the user has lost something.'],
  tokens: { '--empty-state-radius': 'radius-xl' },
};
