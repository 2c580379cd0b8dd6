import type { ComponentDocs } from '../story/component-docs.ts';

export const siteHeaderDocs: ComponentDocs = {
  name: 'site-header',
  summary: 'The head of every page: logo, sections, balance, account.',
  use: ['Once a page, before the main content, with a SkipLink before it.'],
  avoid: ['For the head of a part of a page: take a heading with a SectionNav.'],
  anatomy: {
    logo: 'The way home.',
    search: 'Search and filters.',
    balance: 'Tokens, and the way to more.',
    account: 'Signing in, or the menu of the account.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes through logo, sections, balance and account, in this order.' }],
  do: ['Keep the balance in view: nobody wants to be surprised.'],
  dont: ['A head of more than two rows on a phone.'],
  tokens: { '--header-bg': 'surface' },
};
