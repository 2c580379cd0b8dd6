import type { ComponentDocs } from '../story/component-docs.ts';

export const sectionNavDocs: ComponentDocs = {
  name: 'section-nav',
  summary: 'A row of links between sections; the current one is lit from below.',
  use: ['For the sections of the site or of an account, each with an address of its own.'],
  avoid: ['For panels of one page: take Tabs.', 'For the way to a page: take Breadcrumbs.'],
  anatomy: { link: 'One section, with an icon if it has one.' },
  states: { 'aria-current': 'page, on the section that is shown' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes from link to link; those out of view come into it.' },
    { keys: ['Enter'], does: 'Opens the section.' },
  ],
  do: ['One or two words a section.', 'Put the most used ones first: on a phone the others are scrolled to.'],
  dont: ['Two current sections.'],
  tokens: {},
};
