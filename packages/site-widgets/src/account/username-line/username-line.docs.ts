import type { ComponentDocs } from '@footlight/ui/story';

export const usernameLineDocs: ComponentDocs = {
  name: 'username-line',
  status: 'new',
  summary: 'Shows the username of an account and leads to its change.',
  aliases: ['handle', 'login name'],
  use: ['In the settings of an account, below EmailForm.'],
  anatomy: { current: 'The username.', later: 'When it can be changed, if not now.' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Opens the form.' }],
  accessibility: ['The username is text, and not a disabled field.'],
  do: ['Open UsernameForm in a dialog.'],
  dont: ['Hide the username if it cannot be changed.'],
  tokens: {},
};
