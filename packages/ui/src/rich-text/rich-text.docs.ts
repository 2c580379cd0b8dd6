import type { ComponentDocs } from '../story/component-docs.ts';

export const richTextDocs: ComponentDocs = {
  name: 'rich-text',
  status: 'stable',
  summary: 'Renders an operator’s text with simple formatting and links.',
  aliases: ['markdown', 'prose', 'formatted text'],
  use: ['For a text of the site operator, above or below a list.'],
  avoid: ['For texts of the product, use translations.'],
  anatomy: { link: 'A link in the text.' },
  keyboard: [{ keys: ['Tab'], does: 'Moves from link to link.' }],
  accessibility: [
    'Emphasis is marked up (`strong`, `em`), and links are underlined.',
    'Links to other sites open in the same tab.',
  ],
  do: ['Pass the text as the platform serves it.'],
  dont: ['Use headings, pictures or tables in it. Only their text is rendered.'],
  tokens: {},
};
