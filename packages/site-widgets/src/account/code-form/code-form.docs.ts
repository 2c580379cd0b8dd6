import type { ComponentDocs } from '@footlight/ui/story';

export const codeFormDocs: ComponentDocs = {
  name: 'code-form',
  status: 'new',
  summary: 'Asks for the second step alone, after a log-in at another provider.',
  aliases: ['otp', 'one-time code', 'two-factor', '2fa'],
  use: ['When the provider was right and the account has a second step.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The field has the focus at once and fills in codes that a phone received.',
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: ['Take recovery codes, too.'],
  dont: ['Start the log-in again after a wrong code.'],
  tokens: {},
};
