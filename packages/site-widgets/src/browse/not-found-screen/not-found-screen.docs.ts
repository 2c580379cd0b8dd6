import type { ComponentDocs } from '@footlight/ui/story';

export const notFoundScreenDocs: ComponentDocs = {
  name: 'not-found-screen',
  status: 'new',
  summary:
    'Says why a page, room or list does not exist or cannot be shown, and leads on: a search and live rooms.',
  aliases: ['404', 'missing room', 'missing page', 'empty state'],
  use: ['In the place of a page, room or list that does not exist or could not be read.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In the field: searches.' }],
  accessibility: ['The message is the heading of the page, and the rooms are a list with a name.'],
  do: ['Give live rooms, or similar names.'],
  dont: ['Offer to read again what does not exist.'],
  tokens: {},
};
