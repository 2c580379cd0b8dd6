import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubDocs: ComponentDocs = {
  name: 'fan-club',
  summary: 'The fan club of a broadcaster: levels, prices, and the viewer’s own membership.',
  use: ['As the page of a fan club.'],
  avoid: ['For asking before a charge: that is FanClubConfirm.'],
  anatomy: {
    members: 'How many are in the club.',
    membership: 'What the viewer has, until when, and what it costs next.',
    levels: 'The list of levels.',
    level: 'One level; `data-state=current` marks the viewer’s own.',
    price: 'Tokens of a month.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes through leaving and the buttons of the levels.' }],
  do: ['Show the prices that the platform gave with the club.'],
  dont: ['Calling somebody a member before the platform has settled it.'],
  tokens: {},
};
