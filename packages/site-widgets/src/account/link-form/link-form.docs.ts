import type { ComponentDocs } from '@footlight/ui/story';

export const linkFormDocs: ComponentDocs = {
  name: 'link-form',
  status: 'new',
  summary: 'Proves two accounts of one person, to link them.',
  aliases: ['merge accounts', 'connect accounts'],
  use: ['In the dialog that links an account.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'Each account is a group of fields with a name.',
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: ['Ask for the code of the other account only after the platform has asked for it.'],
  dont: ['Say which of the two names does not exist.'],
  tokens: {},
};
