import type { ComponentDocs } from '@footlight/ui/story';

export const loginFormDocs: ComponentDocs = {
  name: 'login-form',
  status: 'new',
  summary: 'Logs in with name and password, the second step if there is one, or a passkey.',
  aliases: ['sign in', 'log on', 'authentication'],
  use: ['On the log-in page, and in a dialog over the page that needs an account.'],
  avoid: ['For a new account, use RegisterForm.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The code field gets the focus when it appears.',
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: [
    'Return to where the visitor was.',
    'Leave the form in the page after an error: its fields keep their input.',
  ],
  dont: ['Say which of name and password was wrong.', 'Replace the form by a second page for the code.'],
  tokens: {},
};
