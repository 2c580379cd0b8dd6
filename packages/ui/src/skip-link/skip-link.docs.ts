import type { ComponentDocs } from '../story/component-docs.ts';

export const skipLinkDocs: ComponentDocs = {
  name: 'skip-link',
  status: 'stable',
  summary: 'The first tab stop, which skips the page header and moves to the content.',
  use: ['Once per page, before everything else.'],
  avoid: ['For jumps inside a text, use Link.'],
  anatomy: {},
  keyboard: [
    { keys: ['Tab'], does: 'At the top of the page, shows the link.' },
    { keys: ['Enter'], does: 'Moves focus to the content.' },
  ],
  do: ['Give the main content the id and `tabIndex={-1}`.'],
  dont: ['Hide it permanently. It must be visible on focus.'],
  tokens: {},
};
