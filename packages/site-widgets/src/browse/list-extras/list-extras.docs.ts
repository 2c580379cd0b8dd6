import type { ComponentDocs } from '@footlight/ui/story';

export const listExtrasDocs: ComponentDocs = {
  name: 'list-extras',
  status: 'new',
  summary: 'What stands below a list: its pages, other rooms, and links to tags and related lists.',
  aliases: ['pagination', 'related rooms'],
  use: ['As `outro` of BrowseScreen.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a card, tab or link: opens it.' }],
  accessibility: ['Each group of links is a region with a heading.'],
  do: ['Give pages as links: people without scripts cannot grow a list.'],
  dont: ['Show rooms a second time while the list has some.'],
  tokens: {},
};
