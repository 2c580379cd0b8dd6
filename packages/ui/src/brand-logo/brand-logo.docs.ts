import type { ComponentDocs } from '../story/component-docs.ts';

export const brandLogoDocs: ComponentDocs = {
  name: 'brand-logo',
  status: 'new',
  summary: 'The logo of a brand for the current scheme, or its name.',
  aliases: ['wordmark', 'site logo'],
  use: ['In headers and footers, mostly inside a link home.'],
  anatomy: {},
  keyboard: [],
  accessibility: ['The picture has the name of the brand as its text.'],
  do: ['Give the size that the operator has set: it keeps the place before the picture loads.'],
  dont: ['Use it for other pictures.'],
  tokens: {},
};
