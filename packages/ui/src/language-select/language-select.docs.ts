import type { ComponentDocs } from '../story/component-docs.ts';

export const languageSelectDocs: ComponentDocs = {
  name: 'language-select',
  summary: 'The language of the site, each named in its own words.',
  use: ['In the foot of the page, and in the account.'],
  avoid: ['For the languages that somebody speaks: take a Combobox or chips.'],
  anatomy: {},
  keyboard: [
    { keys: ['Letters'], does: 'Jump to the name.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Choose.' },
    { keys: ['Space', 'Alt + Arrow Down'], does: 'Opens the list.' },
  ],
  do: ['Keep the reader on the same page in the new language.'],
  dont: ['Flags: a language is no country.', 'Names translated into the language of the page.'],
  tokens: {},
};
