import type { ComponentDocs } from '../story/component-docs.ts';

export const headingDocs: ComponentDocs = {
  name: 'heading',
  status: 'new',
  summary: 'A heading, with its level in the outline and its size set apart.',
  aliases: ['title', 'headline'],
  use: ['For the title of a page, section or card in a screen of an app.'],
  avoid: ['Inside Dialog, Popover, EmptyState and other components with a `title`, pass the title.'],
  anatomy: {},
  states: { 'data-size': 'sm, md, lg, xl, display' },
  keyboard: [],
  accessibility: ['A native heading of its level. Screen readers list the headings of a page.'],
  do: [
    'Use one heading of level 1 on a page, and skip no level below it.',
    'Leave `size` out: levels 1 to 4 have the sizes of page, section, card and detail.',
    'Change the size, not the level, where a heading should look smaller.',
  ],
  dont: ['Use a heading to make text bold. Use Text with a weight.'],
  tokens: {},
};
