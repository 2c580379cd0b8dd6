import type { ComponentDocs } from '../story/component-docs.ts';

export const textsProviderDocs: ComponentDocs = {
  name: 'texts-provider',
  status: 'stable',
  summary: 'Gives components their texts without an i18next of your own: English, or those of any library.',
  aliases: ['i18n', 'translations', 'localization', 'locale'],
  use: [
    'Once, around the app: `<TextsProvider texts={english}>`, with `english` of each package that you use: `{ ...english, ...roomEnglish }`.',
    'With another translation library: `translate` is asked for each text and may leave it as it is.',
    'With texts of one of the other languages: load them with the package’s loaders (`uiLocales.de()`) and set `language`.',
  ],
  avoid: ['In an app that has i18next: give its instance the loaders of the packages.'],
  anatomy: {},
  keyboard: [],
  accessibility: [
    'Texts are also the names that screen readers say. Set `lang` of the page to the language of the texts.',
  ],
  do: ['Keep `texts` and `translate` outside components, or memoised.'],
  dont: ['Use two providers for one page, except for a part in another language.'],
  tokens: {},
};
