import type { ComponentDocs } from '../story/component-docs.ts';

export const commandListDocs: ComponentDocs = {
  name: 'command-list',
  summary: 'A search field and what it finds, in groups.',
  use: ['To go somewhere or do something by typing: rooms, pages, settings.'],
  avoid: ['To choose a value in a form: take a Combobox or a Select.'],
  anatomy: {
    search: 'The line of the field.',
    input: 'Where one types; keeps the focus.',
    list: 'What was found.',
    group: 'Results of one kind.',
    'group-label': 'Names the group.',
    option: 'One result.',
    label: 'The text of a result.',
    match: 'The letters that were typed.',
    hint: 'A second line.',
    empty: 'What is said when nothing was found.',
  },
  states: {
    'data-state': 'ready, loading, empty; on a result active',
  },
  keyboard: [
    {
      keys: ['Arrow Up', 'Arrow Down'],
      does: 'Points at the next result, round at the ends.',
    },
    {
      keys: ['Page Up', 'Page Down'],
      does: 'Moves by five results.',
    },
    {
      keys: ['Enter'],
      does: 'Takes the result.',
    },
    {
      keys: ['Escape'],
      does: 'Empties the field; once more closes the dialog around it.',
    },
  ],
  do: [
    'Put what is used most first, so that it is there before typing.',
    'Give other words for the same thing as `keywords`.',
  ],
  dont: ['Results that destroy something without asking.'],
  tokens: {
    '--command-list-bg': 'surface-raised',
    '--command-list-radius': 'radius-lg',
    '--command-list-max-height': '20rem',
  },
};
