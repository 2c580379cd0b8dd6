import type { ComponentDocs } from '@footlight/ui/story';

export const upgradeDocs: ComponentDocs = {
  name: 'upgrade',
  summary: 'Membership: the three levels, their prices, and what the account has.',
  use: ['As the page of an account’s membership.'],
  avoid: ['For fan clubs of one broadcaster: that is FanClub.'],
  anatomy: {
    membership: 'What the account has.',
    standing: 'When it renews and for how much, or when it ends.',
    levels: 'The list of levels.',
    level: 'One level; `data-state=current` marks the account’s own.',
    price: 'US dollars for 30 days.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes through ending and the buttons of the levels.' }],
  do: ['Say the price, the day and the card of the next charge.'],
  dont: ['Calling somebody a member before the platform has settled it.'],
  tokens: {},
};
