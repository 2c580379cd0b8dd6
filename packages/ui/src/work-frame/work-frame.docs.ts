import type { ComponentDocs } from '../story/component-docs.ts';

export const workFrameDocs: ComponentDocs = {
  name: 'work-frame',
  status: 'new',
  summary: 'Around the pages of work: header, links beside the page, and the page.',
  aliases: ['app shell', 'admin layout', 'dashboard layout'],
  use: ['For studios and back offices.'],
  avoid: ['For pages of viewers, use site-header and site-footer.'],
  anatomy: {
    logo: 'The link home.',
    back: 'The link back to the site.',
    account: 'The account menu.',
    nav: 'The links to the pages of work.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves through header, links and page.' }],
  accessibility: ['A banner, navigation landmarks and a main region.'],
  do: ['Leave `nav` undefined while it is unknown: the frame keeps its place.'],
  dont: ['Sell anything in it.'],
  tokens: { '--header-bg': '--fl-surface' },
};
