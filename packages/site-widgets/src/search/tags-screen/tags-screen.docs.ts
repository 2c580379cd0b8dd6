import type { ComponentDocs } from '@footlight/ui/story';

export const tagsScreenDocs: ComponentDocs = {
  name: 'tags-screen',
  status: 'new',
  summary: 'The tags in use, each with a picture and its number of rooms.',
  aliases: ['categories', 'topics', 'tag cloud'],
  use: ['On the index of tags, of all rooms or of one section.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'Follows the focused link.' }],
  accessibility: ['Sections and order are navigation landmarks, and the tags are a list with a name.'],
  do: ['Keep page and order in the address.'],
  dont: ['Show tags without a room.'],
  tokens: {},
};
