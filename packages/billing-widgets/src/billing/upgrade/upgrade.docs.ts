import type { ComponentDocs } from '@footlight/ui/story';

export const upgradeDocs: ComponentDocs = {
  name: 'upgrade',
  status: 'stable',
  summary: 'Shows the three membership levels, their prices and the account’s own level.',
  use: ['As an account’s membership page.'],
  avoid: ['For the fan club of a broadcaster, use FanClub.'],
  anatomy: {
    membership: 'The account’s current membership.',
    standing: 'When it renews and at what price, or when it ends.',
    levels: 'The list of levels.',
    level: 'One level; `data-state=current` marks the account’s own.',
    price: 'The price in US dollars for 30 days.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves through the cancel button and the buttons of the levels.' }],
  do: ['Name the price, the date and the card of the next charge.'],
  dont: ['Show somebody as a member before the payment is settled.'],
  tokens: {},
};
