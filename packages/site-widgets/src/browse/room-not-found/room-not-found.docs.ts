import type { ComponentDocs } from '@footlight/ui/story';

export const roomNotFoundDocs: ComponentDocs = {
  name: 'room-not-found',
  status: 'new',
  summary: 'Says why a room does not exist or cannot be shown, and leads on: a search and live rooms.',
  aliases: ['404', 'missing room', 'empty state'],
  use: ['In the place of a room or list that could not be read.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In the field: searches.' }],
  accessibility: ['The message is the heading of the page, and the rooms are a list with a name.'],
  do: ['Give live rooms, or similar names.'],
  dont: ['Offer to read again what does not exist.'],
  tokens: {},
};
