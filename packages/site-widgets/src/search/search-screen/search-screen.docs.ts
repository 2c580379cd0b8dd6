import type { ComponentDocs } from '@footlight/ui/story';

export const searchScreenDocs: ComponentDocs = {
  name: 'search-screen',
  status: 'new',
  summary: 'Results of a search: a field, a tab for each type, and pages as links.',
  aliases: ['results', 'search page'],
  use: ['On the page of results.'],
  avoid: ['While somebody types, use SearchSuggest.'],
  anatomy: {},
  keyboard: [
    { keys: ['Enter'], does: 'In the field: searches.' },
    { keys: ['Enter'], does: 'On a card, tab or link: opens it.' },
  ],
  accessibility: ['The number of matches is a live region.', 'The form is a search landmark.'],
  do: ['Lead on where nothing was found: popular searches and live rooms.'],
  dont: ['Hide the field while results load.'],
  tokens: {},
};
