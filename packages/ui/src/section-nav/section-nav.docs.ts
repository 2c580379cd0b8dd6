import type { ComponentDocs } from '../story/component-docs.ts';

export const sectionNavDocs: ComponentDocs = {
  name: 'section-nav',
  status: 'stable',
  summary: 'A row of links between sections, with the current one underlined by light.',
  aliases: ['nav tabs', 'sub navigation', 'tab links'],
  use: [
    'For the sections of a site or account, each with its own URL.',
    'As `chips`, for the parts or the order of one section, below the tabs.',
  ],
  avoid: [
    'For two rows of tabs, make the second one `chips`.',
    'For panels of one page, use Tabs.',
    'For the path to a page, use Breadcrumbs.',
  ],
  anatomy: { link: 'The link to one section, with an optional icon.' },
  states: { 'aria-current': 'page, on the section that is shown' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves from link to link, and scrolls to links out of view.' },
    { keys: ['Enter'], does: 'Opens the section.' },
  ],
  accessibility: [
    'A navigation landmark named by `label`, with a list.',
    'The line under the current link stays visible in forced colours.',
  ],
  do: [
    'Name each section in one or two words.',
    'Put the most used sections first. On a phone, users scroll to the others.',
  ],
  dont: ['Mark two sections as current.'],
  tokens: {},
};
