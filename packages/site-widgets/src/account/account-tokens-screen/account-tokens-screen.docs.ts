import type { ComponentDocs } from '@footlight/ui/story';

export const accountTokensScreenDocs: ComponentDocs = {
  name: 'account-tokens-screen',
  status: 'new',
  summary:
    'The settled balance of an account, and what belongs to it: payments, promotions, limits and history.',
  aliases: ['wallet', 'balance', 'billing history'],
  use: ['As the page of tokens.'],
  anatomy: { balance: 'The settled balance.' },
  keyboard: [{ keys: ['Tab'], does: 'Moves through the links, then the page.' }],
  accessibility: ['The title is the level 1 heading.'],
  do: ['Show pending payments above everything that loads late.'],
  dont: ['Add open payments to the balance.'],
  tokens: {},
};
