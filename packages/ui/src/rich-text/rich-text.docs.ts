import type { ComponentDocs } from '../story/component-docs.ts';

export const richTextDocs: ComponentDocs = {
  name: 'rich-text',
  summary: 'An operator’s own text: words with simple marks and links.',
  use: ['Above or below a list, where the operator of a site says something.'],
  avoid: ['For the words of the product: they are translated texts.'],
  anatomy: { link: 'A link of the text.' },
  keyboard: [{ keys: ['Tab'], does: 'Goes from link to link.' }],
  do: ['Give the text as the platform serves it.'],
  dont: ['Headings, pictures or tables in it: they are not drawn, their words are.'],
  tokens: {},
};
