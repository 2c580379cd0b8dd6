import type { ComponentDocs } from '@footlight/ui/story';

export const moreRoomsDocs: ComponentDocs = {
  name: 'more-rooms',
  status: 'new',
  summary: 'A row of other live rooms, at the end of a room.',
  aliases: ['related', 'recommendations', 'similar rooms', 'up next'],
  use: ['Once, as the last part of a room.'],
  avoid: ['For a list of rooms, use BrowseScreen.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a card or the link: opens it.' }],
  accessibility: ['A carousel with a heading. The link to the whole list names it.'],
  do: ['Read the rooms in `onNear`: most visitors never come there.'],
  dont: ['Show the room that is open.'],
  tokens: {},
};
