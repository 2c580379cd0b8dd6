import type { ComponentDocs } from '@footlight/ui/story';

export const bannerPanelDocs: ComponentDocs = {
  name: 'banner-panel',
  status: 'new',
  summary: 'The banners of a site: add, edit by language, remove, and save them all at once.',
  aliases: ['announcements', 'ads', 'promotions'],
  use: ['As a section of Brand Studio, or on a page for banners.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['The language with the first problem is shown.', 'Each banner is a group with its number.'],
  do: ['Say when the site’s settings hide banners.'],
  dont: ['Remove a banner while a picture is uploaded.'],
  tokens: {},
};
