import type { ComponentDocs } from '../story/component-docs.ts';

export const comboboxDocs: ComponentDocs = {
  name: 'combobox',
  summary: 'A choice out of many, found by typing.',
  use: [
    'For more than about fifteen choices: tags, models, cities.',
    'With `remote` and `loading` where a server searches.',
  ],
  avoid: [
    'For up to five: take a RadioGroup, all in sight.',
    'For countries in an address: take a CountrySelect, which browsers fill in.',
  ],
  anatomy: {
    input: 'Where is typed; shows the choice.',
    toggle: 'The arrow; opens and closes, no stop for the keyboard.',
    panel: 'The box under the input.',
    list: 'All that fit the text, best first.',
    option: 'One choice; the chosen one has a tick.',
    status: 'Stands for the list: loading, nothing found, or what went wrong.',
  },
  states: { 'data-state': 'open, closed; on an option: active' },
  keyboard: [
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Opens the list, then moves the mark; goes around the ends.' },
    { keys: ['Page Down', 'Page Up'], does: 'Moves the mark by ten.' },
    { keys: ['Enter'], does: 'Takes the marked choice.' },
    { keys: ['Tab'], does: 'Takes the marked choice if something was typed, and goes on.' },
    { keys: ['Esc'], does: 'Closes and brings the choice back.' },
    { keys: ['Alt + Arrow Down'], does: 'Opens without moving the mark.' },
  ],
  do: [
    'Give `keywords` for what people call it too: “UK”, “Holland”.',
    'Say what is searched in the placeholder.',
  ],
  dont: [
    'Free text: what is no choice is taken back on leaving.',
    'A list that reloads on every letter without `loading`.',
  ],
  tokens: { '--combobox-list-radius': 'radius-lg' },
};
