import type { ComponentDocs } from '@footlight/ui/story';

export const roomHeaderDocs: ComponentDocs = {
  name: 'room-header',
  status: 'stable',
  summary: 'The header of a room: picture, name, status, viewers and followers.',
  aliases: ['stream header', 'title bar'],
  use: ['Once per room page; the name is the h1 of the page.'],
  avoid: ['In a list of rooms, use ModelCard.'],
  anatomy: {
    name: 'The h1 of the page; wraps at any length, and is cut off on phones, where the header is one line.',
    facts: 'The badge, viewers and followers.',
    viewers: 'The number of viewers; only the number re-renders when it changes.',
    followers: 'The number of followers; not on phones.',
    rating: 'The average rating and the number of ratings; absent without ratings and on phones.',
    voyeur: 'The link to the list of a voyeur cam.',
    vr: 'The link to the VR page of the room.',
    'fan-club': 'The link to the broadcaster’s fan club; not on phones.',
    actions: 'The viewer’s actions, for example Follow.',
  },
  states: { 'data-status': 'online, private, limited, connected, standby, offline' },
  keyboard: [{ keys: ['Tab'], does: 'Moves through the links and actions.' }],
  accessibility: [
    'The status is a word. The rating has a hidden text: “4.8 out of 5, 120 ratings”.',
    'Avatar and icons are hidden from screen readers. A new status or count is not announced.',
  ],
  do: ['Leave a number out while it is unknown.', 'Offer one action, two at most.'],
  dont: ['Add another h1 to the page.'],
  tokens: {},
};
