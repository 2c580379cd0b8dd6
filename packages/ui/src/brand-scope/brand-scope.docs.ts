import type { ComponentDocs } from '../story/component-docs.ts';

export const brandScopeDocs: ComponentDocs = {
  name: 'brand-scope',
  status: 'stable',
  summary: 'Gives a part of the page its own brand, including the overlays that open from it.',
  aliases: ['theme provider', 'theme boundary', 'white label'],
  use: ['To show one brand inside another: a preview beside its settings, or several brands side by side.'],
  avoid: ['For the whole site. Set its brand on the document root.'],
  anatomy: {},
  keyboard: [],
  accessibility: [
    'A plain `div` without a role or a name.',
    'A modal that opens from it still hides the whole page from screen readers, not only this part.',
  ],
  do: ['Load the brand’s style sheet, written for `[data-brand=name]`, before showing the part.'],
  dont: ['Move an overlay out of it manually. It would lose the brand.'],
  tokens: {},
};
