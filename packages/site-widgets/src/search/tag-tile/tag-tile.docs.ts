import type { ComponentDocs } from '@footlight/ui/story';

export const tagTileDocs: ComponentDocs = {
  name: 'tag-tile',
  status: 'new',
  summary: 'A tag as a picture of one of its rooms, with its name and number of rooms.',
  aliases: ['category card', 'topic'],
  use: ['In a grid of tags.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'Opens the list of the tag.' }],
  accessibility: ['The link has the name of the tag and covers the tile.'],
  do: ['Load the pictures of the first view eagerly.'],
  dont: ['Put other controls in it.'],
  tokens: {},
};
