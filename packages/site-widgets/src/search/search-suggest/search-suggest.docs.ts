import type { ComponentDocs } from '@footlight/ui/story';

export const searchSuggestDocs: ComponentDocs = {
  name: 'search-suggest',
  status: 'new',
  summary: 'A search field with suggestions: matches while somebody types, else recent and popular searches.',
  aliases: ['autocomplete', 'typeahead', 'search field'],
  use: ['In the dialog of the header.'],
  anatomy: {},
  keyboard: [
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Goes through the suggestions.' },
    { keys: ['Enter'], does: 'Opens the suggestion, or searches for the text.' },
  ],
  accessibility: ['Field and list are a combobox; an error is an alert.'],
  do: ['Ask for suggestions after a pause.'],
  dont: ['Send each key to the platform.'],
  tokens: {},
};
