import type { ComponentDocs } from '@footlight/ui/story';

export const balanceButtonDocs: ComponentDocs = {
  name: 'balance-button',
  status: 'new',
  summary: 'The settled balance in the header; a press opens the token shop.',
  aliases: ['wallet', 'credits', 'coins', 'token count'],
  use: ['In the header of logged-in users.'],
  anatomy: { 'balance-button': 'The button.' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Opens the shop.' }],
  accessibility: ['The name says that the number is the balance.'],
  do: ['Give the settled balance.'],
  dont: ['Show it on pages of work.'],
  tokens: {},
};
