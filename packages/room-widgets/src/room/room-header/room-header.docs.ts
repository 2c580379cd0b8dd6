import type { ComponentDocs } from '@footlight/ui/story';

export const roomHeaderDocs: ComponentDocs = {
  name: 'room-header',
  summary: 'The header of a room: picture, name, status, viewers, followers and tags.',
  use: ['Once per room page; the name is the h1 of the page.'],
  avoid: ['In a list of rooms, use ModelCard.'],
  anatomy: {
    name: 'The h1 of the page; wraps at any length.',
    facts: 'The badge, viewers and followers.',
    viewers: 'The number of viewers; only the number re-renders when it changes.',
    followers: 'The number of followers.',
    rating: 'The average rating and the number of ratings; absent without ratings.',
    voyeur: 'The link to the list of a voyeur cam.',
    'fan-club': 'The link to the broadcaster’s fan club.',
    actions: 'The viewer’s actions, for example Follow.',
    tags: 'The tags of the room.',
    tag: 'One tag; a link if it has a page.',
  },
  states: { 'data-status': 'online, private, limited, connected, standby, offline' },
  keyboard: [{ keys: ['Tab'], does: 'Moves from the actions through the tags.' }],
  do: ['Leave a number out while it is unknown.', 'Offer one action, two at most.'],
  dont: ['Add another h1 to the page.'],
  tokens: {},
};
