import type { ComponentDocs } from '@footlight/ui/story';

export const blockedPlacesDocs: ComponentDocs = {
  name: 'blocked-places',
  status: 'new',
  summary: 'Chooses countries and states in which a broadcaster is not shown.',
  aliases: ['geo-blocking', 'block countries'],
  use: ['In the settings of a broadcaster.'],
  anatomy: {
    title: 'The heading of the group, at level 3.',
    hint: 'What blocking does.',
    chosen: 'The places so far; each is a button that removes it.',
  },
  keyboard: [{ keys: ['Arrow Down', 'Enter'], does: 'In a field: goes to a place and adds it.' }],
  accessibility: ['The name of each button says that it removes the place.'],
  do: ['Save each change at once.'],
  dont: ['Promise that nobody there can see the room: an address can hide its country.'],
  tokens: {},
};
