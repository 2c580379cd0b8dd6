import type { ComponentDocs } from '../story/component-docs.ts';

export const languageSelectDocs: ComponentDocs = {
  name: 'language-select',
  status: 'stable',
  summary: 'Selects the language of the site from a list of native language names.',
  aliases: ['language switcher', 'locale picker'],
  use: ['In the page footer and in the account settings.'],
  avoid: ['For the languages that somebody speaks, use Combobox or chips.'],
  anatomy: {},
  keyboard: [
    { keys: ['Letters'], does: 'Jumps to the language that starts with the typed letters.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Selects the previous or next language.' },
    { keys: ['Space', 'Alt + Arrow Down'], does: 'Opens the list.' },
  ],
  accessibility: [
    'A native select named “Language”, or by the label of a Field around it, or by its own `aria-label`.',
  ],
  do: ['Keep the user on the same page in the new language.'],
  dont: ['Use flags. A language is not a country.', 'Translate the names into the language of the page.'],
  tokens: {},
};
