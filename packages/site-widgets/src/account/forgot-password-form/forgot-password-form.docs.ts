import type { ComponentDocs } from '@footlight/ui/story';

export const forgotPasswordFormDocs: ComponentDocs = {
  name: 'forgot-password-form',
  status: 'new',
  summary: 'Asks for a link that sets a new password.',
  aliases: ['lost password', 'recover account'],
  use: ['On its page, and in a dialog over the log-in.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
    'The answer is a live region.',
  ],
  do: ['Say the same for every address, whether it has an account or not.'],
  dont: ['Tell whether an account exists.'],
  tokens: {},
};
