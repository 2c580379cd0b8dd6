import type { ComponentDocs } from '@footlight/ui/story';

export const mediaStripDocs: ComponentDocs = {
  name: 'media-strip',
  status: 'new',
  summary: 'The latest media of a broadcaster in one row, with links to more.',
  aliases: ['thumbnails', 'latest media', 'rail'],
  use: ['In a room or on a profile.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a card or link: opens it.' }],
  accessibility: ['A region with its title as label.'],
  do: ['Give at most eight items and a link to all.'],
  dont: ['Render it without items.'],
  tokens: {},
};
