import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubDocs: ComponentDocs = {
  name: 'fan-club',
  status: 'stable',
  summary: 'Shows a broadcaster’s fan club: levels, prices and the viewer’s own membership.',
  aliases: ['subscription', 'membership', 'tiers', 'patreon'],
  use: ['As a fan club page.'],
  avoid: ['To confirm a charge, use FanClubConfirm.'],
  anatomy: {
    members: 'Number of members.',
    membership: 'The viewer’s level, when it ends, and the next charge.',
    levels: 'The list of levels.',
    level: 'One level; `data-state=current` marks the viewer’s own.',
    price: 'Tokens per month.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves through the leave button and the buttons of the levels.' }],
  accessibility: [
    'The title is a level 1 heading; the levels are a named list with level 2 headings.',
    'A badge with words marks the viewer’s own level, so its border is not the only sign.',
    'A pressed button shows the progress and keeps the focus while it is answered.',
    'A changed membership is not announced; the app must report it.',
  ],
  do: ['Show the prices that the platform sends with the club.'],
  dont: ['Show somebody as a member before the payment is settled.'],
  tokens: {},
};
