import type { ComponentDocs } from '@footlight/ui/story';

export const roomHeaderDocs: ComponentDocs = {
  name: 'room-header',
  summary: 'Who is on stage: picture, name, how the room stands, viewers, followers, tags.',
  use: ['Once a room page; the name is the h1 of the page.'],
  avoid: ['In a list of rooms: take a ModelCard.'],
  anatomy: {
    name: 'The page’s h1; wraps, whatever its length.',
    facts: 'Badge, viewers and followers.',
    viewers: 'How many watch; only the number is drawn again when it changes.',
    followers: 'How many follow.',
    'fan-club': 'The way to the broadcaster’s fan club.',
    actions: 'What the viewer can do, for instance follow.',
    tags: 'Words of the room.',
    tag: 'One of them, as a link where it has a page.',
  },
  states: { 'data-status': 'online, private, limited, connected, standby, offline' },
  keyboard: [{ keys: ['Tab'], does: 'From the actions to tag after tag.' }],
  do: ['Leave a number out while it is unknown.', 'One action, two at most.'],
  dont: ['Another h1 on the page.'],
  tokens: {},
};
