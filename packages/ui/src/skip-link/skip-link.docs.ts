import type { ComponentDocs } from '../story/component-docs.ts';

export const skipLinkDocs: ComponentDocs = {
  name: 'skip-link',
  summary: 'The first stop of the keyboard: past the head of the page to its content.',
  use: ['Once a page, before everything else.'],
  avoid: ['For jumps inside a text: take a Link.'],
  anatomy: {},
  keyboard: [
    { keys: ['Tab'], does: 'At the head of the page: shows it.' },
    { keys: ['Enter'], does: 'Goes to the content.' },
  ],
  do: ['Give the main content the id and `tabIndex={-1}`.'],
  dont: ['Hiding it for good: it is seen with the focus.'],
  tokens: {},
};
