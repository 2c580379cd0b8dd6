import type { ComponentDocs } from '../story/component-docs.ts';

export const siteFooterDocs: ComponentDocs = {
  name: 'site-footer',
  status: 'stable',
  summary: 'The footer of every page, with grouped links, language, appearance and legal notices.',
  aliases: ['footer'],
  use: ['Once per page, after the main content.'],
  avoid: ['Inside a room, where the chat reaches the bottom edge.'],
  anatomy: {
    footlight: 'The decorative line of light at the edge.',
    preferences: 'The language and the appearance.',
    nav: 'All link groups.',
    group: 'A named group of links.',
    link: 'One link.',
    notice: 'What every visitor must know about the site.',
    legal: 'The legal notices.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves from link to link.' }],
  accessibility: [
    'A `footer` with a navigation landmark named “Footer”.',
    'The titles of the groups are plain text, not headings, and do not name their lists.',
  ],
  do: ['Keep the legal text readable.'],
  dont: ['Repeat links from the header.'],
  tokens: {},
};
