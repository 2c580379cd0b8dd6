import type { ComponentDocs } from '../story/component-docs.ts';

export const skipLinkDocs: ComponentDocs = {
  name: 'skip-link',
  status: 'stable',
  summary: 'The first tab stop, which skips the page header and moves to the content.',
  aliases: ['skip to content'],
  use: ['Once per page, before everything else.'],
  avoid: ['For jumps inside a text, use Link.'],
  anatomy: {},
  keyboard: [
    { keys: ['Tab'], does: 'At the top of the page, shows the link.' },
    { keys: ['Enter'], does: 'Moves focus to the content.' },
  ],
  accessibility: [
    'Until it has the focus, it is moved out of view and not hidden, so screen readers find it.',
    'It shows without an animation, in inverse colours that stand out from the header.',
  ],
  do: ['Give the main content the id and `tabIndex={-1}`.'],
  dont: ['Hide it permanently. It must be visible on focus.'],
  tokens: {},
};
