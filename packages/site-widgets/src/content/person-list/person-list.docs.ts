import type { ComponentDocs } from '@footlight/ui/story';

export const personListDocs: ComponentDocs = {
  name: 'person-list',
  status: 'new',
  summary: 'A grid of people: picture, name as a link, a line, and badges.',
  aliases: ['people grid', 'members', 'directory'],
  use: ['For people with one fact each, such as a price.'],
  anatomy: { person: 'A person.' },
  keyboard: [{ keys: ['Enter'], does: 'On a name: opens its page.' }],
  accessibility: ['A list with a label.'],
  do: ['Keep the line short.'],
  dont: ['Use it for rooms with a live picture: use the cards of rooms.'],
  tokens: {},
};
