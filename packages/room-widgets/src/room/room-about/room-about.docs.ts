import type { ComponentDocs } from '@footlight/ui/story';

export const roomAboutDocs: ComponentDocs = {
  name: 'room-about',
  status: 'new',
  summary: 'Who a broadcaster is, below the picture: tags, links and the most generous viewers.',
  aliases: ['profile', 'bio', 'information'],
  use: ['In the tab About of RoomMore.'],
  avoid: ['As the profile itself, use BioScreen.'],
  anatomy: { links: 'Links to the profile and the fan club.' },
  keyboard: [{ keys: ['Tab'], does: 'Moves through the links.' }],
  accessibility: ['The tags are a list with a name.'],
  do: ['Link the fan club only if it takes members, or for its members.'],
  dont: ['Repeat the topic of the room.'],
  tokens: {},
};
