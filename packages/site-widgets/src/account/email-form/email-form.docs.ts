import type { ComponentDocs } from '@footlight/ui/story';

export const emailFormDocs: ComponentDocs = {
  name: 'email-form',
  status: 'new',
  summary: 'Shows the email of an account and takes another one with the password.',
  aliases: ['change email', 'address'],
  use: ['In the settings of an account.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
    'After the link was sent, a live region names the address.',
  ],
  do: ['Keep the old address until the new one is confirmed.'],
  dont: ['Clear the fields after an error.'],
  tokens: {},
};
