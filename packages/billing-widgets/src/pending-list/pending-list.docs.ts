import type { ComponentDocs } from '@footlight/ui/story';

export const pendingListDocs: ComponentDocs = {
  name: 'pending-list',
  summary:
    'What of an account is not settled yet: payments by hand, cards to prove, tokens set aside, orders.',
  use: ['Above the history of an account’s tokens.'],
  avoid: ['For what is settled: that is TokenHistory.'],
  anatomy: {
    row: 'One thing that waits.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Goes to the pages of payments that wait.' }],
  do: ['Leave it out when nothing waits; it does so by itself.'],
  dont: ['Counting what waits into a balance.'],
  tokens: {},
};
