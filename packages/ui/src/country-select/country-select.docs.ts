import type { ComponentDocs } from '../story/component-docs.ts';

export const countrySelectDocs: ComponentDocs = {
  name: 'country-select',
  summary: 'A country, named and sorted in the language of the reader.',
  use: [
    'For addresses, cards, blocked countries.',
    'With `first` for the country that the reader is likely to be in.',
  ],
  avoid: ['For a language: take a LanguageSelect.'],
  anatomy: {},
  keyboard: [
    { keys: ['Letters'], does: 'Jump to the name.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Choose.' },
    { keys: ['Space', 'Alt + Arrow Down'], does: 'Opens the list.' },
  ],
  do: ['Ask for the country before state and postal code: they depend on it.'],
  dont: ['Flags instead of names: they are taken for languages.'],
  tokens: {},
};
