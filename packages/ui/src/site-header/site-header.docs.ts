import type { ComponentDocs } from '../story/component-docs.ts';

export const siteHeaderDocs: ComponentDocs = {
  name: 'site-header',
  status: 'stable',
  summary: 'The header of every page, with the logo, sections, balance and account.',
  aliases: ['app bar', 'top bar', 'navbar'],
  use: ['Once per page, before the main content, with a SkipLink before it.'],
  avoid: ['For the header of a part of a page, use a heading with SectionNav.'],
  anatomy: {
    logo: 'The link to the home page.',
    search: 'The search and the filters.',
    balance: 'The token balance and the buy button.',
    account: 'The sign-in buttons or the account menu.',
  },
  states: { 'data-state': 'slim' },
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the logo, sections, balance and account, in this order.' },
  ],
  accessibility: [
    'A `header` with a navigation landmark named “Main”. The app names the logo’s link.',
    'On a phone, the sections are drawn in a second row but follow the logo in the reading order.',
    'With `sticky`, set `scroll-padding-top` on the page, so that the header does not cover the focus, and take it back by `scroll-margin-block` on the header’s own links and buttons, or focusing them scrolls the page.',
  ],
  do: [
    'Keep the balance in view.',
    'Use `slim` on pages that need the window of a phone: rooms and conversations.',
  ],
  dont: ['Use more than two rows on a phone.'],
  tokens: { '--header-bg': 'surface' },
};
