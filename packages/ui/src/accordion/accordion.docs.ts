import type { ComponentDocs } from '../story/component-docs.ts';

export const accordionDocs: ComponentDocs = {
  name: 'accordion',
  status: 'new',
  summary: 'A list of parts that open and close, such as questions with their answers.',
  aliases: ['faq list', 'expansion panels', 'collapsible group'],
  use: [
    'For questions and answers, or steps of help.',
    'With `single` if open parts would push others out of view.',
  ],
  avoid: ['For a single part, use Disclosure.', 'For views of which one is always shown, use Tabs.'],
  anatomy: {},
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the next summary, or into an open part.' },
    { keys: ['Enter', 'Space'], does: 'Opens or closes the part.' },
  ],
  accessibility: [
    'Each part is a Disclosure. Give each a `headingLevel` if the parts are sections of the page.',
  ],
  do: ['Write summaries of the same kind: all questions, or all names.'],
  dont: ['Use `single` where readers compare parts.'],
  tokens: {},
};
