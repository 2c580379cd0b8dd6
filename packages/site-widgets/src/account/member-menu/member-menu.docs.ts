import type { ComponentDocs } from '@footlight/ui/story';

export const memberMenuDocs: ComponentDocs = {
  name: 'member-menu',
  status: 'new',
  summary: 'The menu of a logged-in user: account, lists, work, linked accounts and the way out.',
  aliases: ['user menu', 'profile menu', 'avatar menu'],
  use: ['At the end of the header.'],
  anatomy: {},
  keyboard: [
    { keys: ['Enter', 'Space', '↓'], does: 'Opens the menu.' },
    { keys: ['Esc'], does: 'Closes it and returns the focus.' },
  ],
  accessibility: ['The button has the name of the account, and the menu its entries in groups.'],
  do: ['Read what only few users have when the menu opens.'],
  dont: ['Show it to guests.'],
  tokens: {},
};
