import type { ComponentDocs } from '@footlight/ui/story';

export const passwordPanelDocs: ComponentDocs = {
  name: 'password-panel',
  status: 'new',
  summary: 'Changes the password of an account.',
  aliases: ['change password', 'credentials'],
  use: ['On the page about security.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'A heading of level 2 names the panel.',
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: ['Say that other devices are logged out.'],
  dont: ['Send the new password by email.'],
  tokens: {},
};
