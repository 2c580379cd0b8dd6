import type { ComponentDocs } from '@footlight/ui/story';

export const tipOptionsDocs: ComponentDocs = {
  name: 'tip-options',
  status: 'stable',
  summary: 'The radio options that an app adds to TipPanel.',
  aliases: ['choices', 'radio options'],
  use: ['Inside TipPanel, above its fields.'],
  avoid: ['For amounts without a meaning, use the quick amounts.'],
  anatomy: {},
  states: {},
  keyboard: [],
  accessibility: [
    'A fieldset of native radios. The app’s label is the legend, and each name includes the price.',
  ],
  do: ['Set the amount when an option is selected.'],
  dont: ['Show an option without its price.'],
  tokens: {},
};
