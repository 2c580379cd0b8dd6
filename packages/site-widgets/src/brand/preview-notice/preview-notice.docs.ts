import type { ComponentDocs } from '@footlight/ui/story';

export const previewNoticeDocs: ComponentDocs = {
  name: 'preview-notice',
  status: 'new',
  summary: 'Says that the page shows the draft of a brand, and leads back to the live brand.',
  aliases: ['draft banner', 'preview mode'],
  use: ['On every page of a preview.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'Leaves the preview.' }],
  accessibility: ['The text says who can see the draft.'],
  do: ['Load the page anew when the visitor leaves: the server chooses the brand.'],
  dont: ['Let it cover the page.'],
  tokens: {},
};
