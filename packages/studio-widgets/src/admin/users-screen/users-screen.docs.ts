import type { ComponentDocs } from '@footlight/ui/story';

export const usersScreenDocs: ComponentDocs = {
  name: 'users-screen',
  status: 'new',
  summary: 'Finds accounts: filters, order, columns and saved views.',
  aliases: ['user search', 'accounts', 'customers'],
  use: ['As the list of accounts in a back office.'],
  anatomy: {},
  keyboard: [
    { keys: ['Tab'], does: 'Goes through filters, headers, rows and their buttons.' },
    { keys: ['Enter', 'Space'], does: 'On a header: sorts. On a button: does what it names.' },
  ],
  accessibility: ['Each set filter is a chip with a button that removes it.'],
  do: ['Pass the time once, so that rows agree on who is suspended.'],
  dont: ['Show emails to roles without the right.'],
  tokens: {},
};
