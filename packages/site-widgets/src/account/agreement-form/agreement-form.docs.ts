import type { ComponentDocs } from '@footlight/ui/story';

export const agreementFormDocs: ComponentDocs = {
  name: 'agreement-form',
  status: 'new',
  summary: 'Shows an agreement and takes the signature under it.',
  aliases: ['contract', 'e-signature', 'sign'],
  use: ['After a broadcaster has stated name and country.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The text comes before the field, in the order of reading.',
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: ['Show the whole text, and sign the version that was shown.'],
  dont: ['Enable the button before the text has loaded.'],
  tokens: {},
};
