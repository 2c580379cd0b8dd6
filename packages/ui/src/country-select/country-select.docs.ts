import type { ComponentDocs } from '../story/component-docs.ts';

export const countrySelectDocs: ComponentDocs = {
  name: 'country-select',
  status: 'stable',
  summary: 'A country select, named and sorted in the user’s language.',
  aliases: ['country picker', 'country list', 'region'],
  use: ['For addresses, cards and blocked countries.', 'With `first` for the user’s likely countries.'],
  avoid: ['For a language, use a LanguageSelect.'],
  anatomy: {},
  keyboard: [
    { keys: ['Letters'], does: 'Jumps to the matching country.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Changes the selected country.' },
    { keys: ['Space', 'Alt + Arrow Down'], does: 'Opens the list.' },
  ],
  accessibility: [
    'A native select without a name of its own: put a Field around it, or set `aria-label`.',
    'Until hydration, it contains only the prompt and the code of the chosen country.',
  ],
  do: ['Ask for the country before the state and postal code, which depend on it.'],
  dont: ['Use flags instead of names. Flags are mistaken for languages.'],
  tokens: {},
};
