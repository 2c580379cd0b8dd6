import type { ComponentDocs } from '../story/component-docs.ts';

export const brandScopeDocs: ComponentDocs = {
  name: 'brand-scope',
  summary: 'A part of the page in a brand of its own, with all that opens from it.',
  use: ['To show a brand inside another: a preview beside its settings, several brands side by side.'],
  avoid: ['For the site as a whole: its brand stands on the root of the document.'],
  anatomy: {},
  keyboard: [],
  do: ['Load the brand’s style sheet, written for `[data-brand=name]`, before it is shown.'],
  dont: ['Moving an overlay out of it by hand: it would lose the brand.'],
  tokens: {},
};
