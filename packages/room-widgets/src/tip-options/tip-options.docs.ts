import type { ComponentDocs } from '@footlight/ui/story';

export const tipOptionsDocs: ComponentDocs = {
  name: 'tip-options',
  summary: 'The radio options that an app adds to the tip panel.',
  use: ['Inside the tip panel, above its fields.'],
  avoid: ['For amounts without a meaning: those are the quick amounts.'],
  anatomy: {},
  states: {},
  keyboard: [],
  do: ['Set the amount with the choice.'],
  dont: ['An option without its price.'],
  tokens: {},
};
