import type { ComponentDocs } from '@footlight/ui/story';

export const upgradeDocs: ComponentDocs = {
  name: 'upgrade',
  status: 'stable',
  summary: 'Shows the three membership levels, their prices and the account’s own level.',
  aliases: ['pricing table', 'plans', 'subscription tiers'],
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
  accessibility: [
    'The title is a level 1 heading; the levels are a named list with level 2 headings.',
    'A badge with words marks the account’s own level, so its border is not the only sign.',
    'An error is an alert; a changed membership is not announced, so the app must report it.',
  ],
  do: ['Name the price, the date and the card of the next charge.'],
  dont: ['Show somebody as a member before the payment is settled.'],
  tokens: {},
};
