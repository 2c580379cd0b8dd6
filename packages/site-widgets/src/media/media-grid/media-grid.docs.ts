import type { ComponentDocs } from '@footlight/ui/story';

export const mediaGridDocs: ComponentDocs = {
  name: 'media-grid',
  status: 'new',
  summary: 'Cards of videos and picture sets, as a grid or as one scrolling row.',
  aliases: ['gallery', 'videos', 'thumbnails'],
  use: ['For the items of a page of media.', 'As a row, for a few items beside other content.'],
  avoid: ['For rooms: use the cards of rooms.'],
  anatomy: { item: 'A card.' },
  keyboard: [{ keys: ['Enter'], does: 'On a card: opens the item.' }],
  accessibility: [
    'A list with a label.',
    'The open item has aria-current.',
    'Focusing a card scrolls to it.',
  ],
  do: ['Give the prices for this viewer.'],
  dont: ['Show locked items without a price or a level.'],
  tokens: {},
};
