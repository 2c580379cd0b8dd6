import type { ComponentDocs } from '@footlight/ui/story';

export const previewSiteDocs: ComponentDocs = {
  name: 'preview-site',
  status: 'new',
  summary: 'A page with the header of a draft, for Brand Studio’s preview.',
  aliases: ['mock page', 'theme preview', 'frame'],
  use: ['Around each page that `renderPreview` of BrandStudio returns.'],
  avoid: ['For a real page, use SiteHeader.'],
  anatomy: {},
  states: {},
  keyboard: [],
  accessibility: ['The page has a header and a main part, as on the site.'],
  do: ['Put the real screens of the site into it, with sample people.'],
  dont: ['Let the previewed page send anything.'],
  tokens: {},
};
