import type { ComponentDocs } from '@footlight/ui/story';

export const homeFrontDocs: ComponentDocs = {
  name: 'home-front',
  status: 'new',
  summary: 'What a home page leads with: one large room, three beside it, and rows of rooms.',
  aliases: ['hero', 'landing page', 'start page', 'featured'],
  use: ['Above the list of all rooms: `front` of BrowseScreen.'],
  anatomy: { featured: 'The large room and those beside it.' },
  keyboard: [{ keys: ['Enter'], does: 'On a card, tab or link: opens it.' }],
  accessibility: ['Each row has a heading and scrolls with buttons, too.'],
  do: ['Give more live rooms than are shown: some may be in a show.'],
  dont: ['Feature a room that is not live.'],
  tokens: {},
};
