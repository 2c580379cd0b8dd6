import type { ComponentDocs } from '../story/component-docs.ts';

export const sideNavDocs: ComponentDocs = {
  name: 'side-nav',
  status: 'new',
  summary: 'Groups of links beside a page; on phones one row, which scrolls sideways.',
  aliases: ['sidebar', 'side navigation', 'vertical navigation'],
  use: ['For the pages of a studio, a back office or an account.'],
  avoid: ['For the sections of a site, use SectionNav.'],
  anatomy: { link: 'The link to one page, with an optional icon.' },
  states: { 'aria-current': 'page, on the page that is shown' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to link, and scrolls to links out of view.' },
    { keys: ['Enter'], does: 'Opens the page.' },
  ],
  accessibility: [
    'Each group is a navigation landmark with a list.',
    'The current page stays visible in forced colours.',
  ],
  do: [
    'Put one SideNavGroup into it for each group of links; its `label` names the navigation.',
    'Name each page in one or two words.',
  ],
  dont: ['Mark two pages as current.'],
  tokens: {},
};
