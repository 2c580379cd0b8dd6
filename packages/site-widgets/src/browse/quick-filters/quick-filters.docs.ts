import type { ComponentDocs } from '@footlight/ui/story';

export const quickFiltersDocs: ComponentDocs = {
  name: 'quick-filters',
  status: 'new',
  summary: 'A row of links that narrow a list of rooms: language, price and popular tags.',
  aliases: ['chips', 'filter bar', 'refine'],
  use: ['Above the grid of a list: `filters` of BrowseScreen.'],
  avoid: ['On a list that is already filtered; FilterPanel shows there what is chosen.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On a chip: opens the filtered list.' }],
  accessibility: ['The row is a navigation with a name of its own.'],
  do: ['Give the tags in the order of their rooms; the first eight are shown.'],
  dont: ['Offer a tag that no room of the list has.'],
  tokens: {},
};
