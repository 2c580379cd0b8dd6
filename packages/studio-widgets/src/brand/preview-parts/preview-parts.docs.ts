import type { ComponentDocs } from '@footlight/ui/story';

export const previewPartsDocs: ComponentDocs = {
  name: 'preview-parts',
  status: 'new',
  summary: 'One page with the parts that a brand changes most.',
  aliases: ['style guide', 'specimen', 'kitchen sink'],
  use: ['As a page of Brand Studio’s preview (`previewPages` and `renderPreview` of BrandStudio).'],
  avoid: ['For visitors: it is a page of samples.'],
  anatomy: {},
  states: {},
  keyboard: [],
  accessibility: ['The heading is of level 1, as on a page.'],
  do: ['Show it in both schemes.'],
  dont: ['Let its controls do something.'],
  tokens: {},
};
