import type { ComponentDocs } from '@footlight/ui/story';

export const pendingListDocs: ComponentDocs = {
  name: 'pending-list',
  status: 'stable',
  summary:
    'Lists what is not settled yet: asynchronous payments, card verifications, reserved tokens, orders.',
  aliases: ['outstanding', 'open payments'],
  use: ['Above an account’s token history.'],
  avoid: ['For settled transactions, use TokenHistory.'],
  anatomy: {
    row: 'One pending entry.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves between the links to pending payments.' }],
  accessibility: [
    'A named region with a level 2 heading and a list.',
    'The stage of each payment has the role status, so a new confirmation is announced.',
    'The links of several payments have the same name; the row around each tells them apart.',
  ],
  do: ['Always mount it. It renders nothing when nothing is pending.'],
  dont: ['Include pending tokens in the balance.'],
  tokens: {},
};
