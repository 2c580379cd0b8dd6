import type { ComponentDocs } from '@footlight/ui/story';

export const personalListLoginDocs: ComponentDocs = {
  name: 'personal-list-login',
  status: 'new',
  summary: 'Asks a guest to log in where a list is made for an account.',
  aliases: ['login wall', 'guest list'],
  use: ['In place of the lists “Rooms you follow” and “For you”.'],
  avoid: ['For a list without rooms, use BrowseScreen with `empty`.'],
  anatomy: {},
  keyboard: [{ keys: ['Tab'], does: 'Moves through the lists to the login.' }],
  accessibility: ['The name of the list is the heading of the page.'],
  do: ['Return to the list after the login.'],
  dont: ['Show it before it is known whether the visitor is a guest. Set `loginHref` to null until then.'],
  tokens: {},
};
