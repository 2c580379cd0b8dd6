import type { ComponentDocs } from '../story/component-docs.ts';

export const breadcrumbsDocs: ComponentDocs = {
  name: 'breadcrumbs',
  status: 'stable',
  summary: 'Links from the home page to the current page, one for each level.',
  aliases: ['path', 'trail'],
  use: ['Above the title of pages two or more levels deep.'],
  avoid: ['For sections on the same level, use SectionNav.', 'For the steps of a form, write “Step 2 of 3”.'],
  anatomy: {
    link: 'One level; the last is the current page.',
    separator: 'The arrow between two levels; mirrored in right-to-left.',
  },
  states: { 'aria-current': 'page, on the last link' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves between the links.' },
    { keys: ['Enter'], does: 'Opens the page.' },
  ],
  accessibility: [
    'A navigation landmark named “Breadcrumbs”, with an ordered list.',
    'The arrows are hidden from screen readers, and labels that are cut off are read in full.',
  ],
  do: ['Use the page titles as labels.'],
  dont: ['Show a single level.', 'Show the user’s history. Show where the page is.'],
  tokens: {},
};
