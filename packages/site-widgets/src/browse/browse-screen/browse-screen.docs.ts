import type { ComponentDocs } from '@footlight/ui/story';

export const browseScreenDocs: ComponentDocs = {
  name: 'browse-screen',
  status: 'new',
  summary: 'A list of live rooms as a page: title, tabs of the lists, the grid, and more at its end.',
  aliases: ['category page', 'listing', 'rooms'],
  use: [
    'For each list of rooms: a section, a tag, a ranking, a personal list.',
    'With `front` for a page that leads with something else; with `intro` for filters.',
  ],
  avoid: ['For a row of rooms on another page, use Shelf of @footlight/ui.'],
  anatomy: {},
  keyboard: [
    { keys: ['Enter'], does: 'On a card, tab or link: opens it.' },
    { keys: ['Tab'], does: 'Goes from card to card; the end of the grid loads more.' },
  ],
  accessibility: [
    'The title is the level 1 heading; the grid is a list with a name.',
    'Screen readers hear that more is loading, and not each card.',
  ],
  do: [
    'Give the same objects for rooms that did not change: their cards stay as they are.',
    'Say in an empty list what leads on.',
  ],
  dont: ['Reorder the grid while somebody reads it.'],
  tokens: {},
};
