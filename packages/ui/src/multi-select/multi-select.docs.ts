import type { ComponentDocs } from '../story/component-docs.ts';

export const multiSelectDocs: ComponentDocs = {
  name: 'multi-select',
  status: 'new',
  summary: 'A field to find and select several of many options by typing.',
  aliases: ['tag input', 'multi combobox'],
  use: ['For more than about ten options of which several apply: tags, languages, countries.'],
  avoid: ['For up to about ten options, use CheckboxGroup.', 'For one choice, use Combobox.'],
  anatomy: {
    frame: 'The field around tags and input.',
    tag: 'One selected option; a press removes it.',
    input: 'The text field that searches.',
  },
  states: { 'data-state': 'open, closed; on an option: active' },
  keyboard: [
    { keys: ['Arrow Down', 'Arrow Up'], does: 'Opens the list, then moves to the next or previous option.' },
    { keys: ['Enter'], does: 'Selects or clears the active option. The list stays open.' },
    { keys: ['Backspace'], does: 'In an empty input, removes the last tag.' },
    { keys: ['Esc'], does: 'Closes the list.' },
    { keys: ['Shift + Tab'], does: 'Moves to the tags, which Enter and Space remove.' },
  ],
  accessibility: [
    'The list is the one of Combobox.',
    'The focus stays in the input; `aria-activedescendant` marks the option.',
    'Each tag is a button whose name says that it removes the option. Removals are announced.',
  ],
  do: ['Name the limit in the hint if `max` is set: “Up to five”.'],
  dont: ['Use it for free text. Only options can be selected.'],
  tokens: {
    '--field-radius': 'radius-md',
    '--field-bg': 'surface',
    '--field-border': 'border-strong',
    '--chip-radius': 'radius-pill',
  },
};
