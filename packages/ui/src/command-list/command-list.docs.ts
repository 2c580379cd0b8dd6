import type { ComponentDocs } from '../story/component-docs.ts';

export const commandListDocs: ComponentDocs = {
  name: 'command-list',
  status: 'stable',
  summary: 'A search field with grouped results.',
  aliases: ['command palette', 'quick search'],
  use: ['To navigate or run commands by typing: rooms, pages, settings.'],
  avoid: ['To select a value in a form, use a Combobox or a Select.'],
  anatomy: {
    search: 'The row with the search field.',
    input: 'The text field; keeps focus.',
    list: 'The results.',
    group: 'Results of one kind.',
    'group-label': 'Names the group.',
    option: 'One result.',
    label: 'The text of a result.',
    match: 'The highlighted part that matches the query.',
    hint: 'The second line of a result.',
    empty: 'The message when there are no results.',
  },
  states: {
    'data-state': 'ready, loading, empty; on a result active',
  },
  keyboard: [
    {
      keys: ['Arrow Up', 'Arrow Down'],
      does: 'Moves to the previous or next result; wraps at the ends.',
    },
    {
      keys: ['Page Up', 'Page Down'],
      does: 'Moves by five results.',
    },
    {
      keys: ['Enter'],
      does: 'Runs the active result.',
    },
    {
      keys: ['Escape'],
      does: 'Clears the field; a second press closes the surrounding dialog.',
    },
  ],
  accessibility: [
    'The roles combobox and listbox; `aria-activedescendant` names the active result.',
    'The number of results, or that there are none, has the role status. An `empty` that is not a string is not announced.',
    'Matches are bold and underlined, so colour is not the only sign.',
  ],
  do: ['Put the most used results first, so that they show before typing.', 'Add synonyms as `keywords`.'],
  dont: ['Run destructive results without confirmation.'],
  tokens: {
    '--command-list-bg': 'surface-raised',
    '--command-list-radius': 'radius-lg',
    '--command-list-max-height': '20rem',
  },
};
