import type { ComponentDocs } from '../story/component-docs.ts';

export const comboboxDocs: ComponentDocs = {
  name: 'combobox',
  status: 'stable',
  summary: 'A field to find and select one of many options by typing.',
  aliases: ['autocomplete', 'typeahead', 'searchable select'],
  use: [
    'For more than about fifteen options: tags, models, cities.',
    'With `remote` and `loading` for a server-side search.',
  ],
  avoid: [
    'For up to five options, use a RadioGroup, which shows all of them.',
    'For countries in an address, use a CountrySelect, which browsers can autofill.',
  ],
  anatomy: {
    input: 'The text field; shows the selected option.',
    toggle: 'The arrow button; opens and closes the list, not in the tab order.',
    panel: 'The popup below the input.',
    list: 'The options that match the text, best match first.',
    option: 'One option; the selected one has a tick.',
    status: 'Replaces the list while loading, without results, or after an error.',
  },
  states: { 'data-state': 'open, closed; on an option: active' },
  keyboard: [
    {
      keys: ['Arrow Down', 'Arrow Up'],
      does: 'Opens the list, then moves to the next or previous option; wraps at the ends.',
    },
    { keys: ['Page Down', 'Page Up'], does: 'Moves by ten options.' },
    { keys: ['Enter'], does: 'Selects the active option.' },
    { keys: ['Tab'], does: 'Selects the active option if text was typed, and moves focus on.' },
    { keys: ['Esc'], does: 'Closes the list and restores the selected option.' },
    { keys: ['Alt + Arrow Down'], does: 'Opens the list without moving to an option.' },
  ],
  accessibility: [
    'The focus stays in the input; `aria-activedescendant` marks the option.',
    'Without matches, while loading and after an error there is no list, so `aria-expanded` is false; the count of matches is announced.',
    'The chosen option has `aria-selected` and a check mark, so colour is not the only sign.',
  ],
  do: [
    'Add common alternative names as `keywords`: “UK”, “Holland”.',
    'Say in the placeholder what is searched.',
  ],
  dont: [
    'Use it for free text. Text that matches no option is reverted on blur.',
    'Reload the list on every keystroke without `loading`.',
  ],
  tokens: {
    '--field-radius': 'radius-md',
    '--field-bg': 'surface',
    '--field-border': 'border-strong',
    '--combobox-list-radius': 'radius-lg',
  },
};
