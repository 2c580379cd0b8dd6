import type { ComponentDocs } from '@footlight/ui/story';

export const resetPasswordFormDocs: ComponentDocs = {
  name: 'reset-password-form',
  status: 'new',
  summary: 'Sets a new password with a mailed link.',
  aliases: ['new password', 'recover account'],
  use: ['On the page that the link opens.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: ['Offer a new link when this one is over.'],
  dont: ['Use the link up when the page opens: programs for mail open links, too.'],
  tokens: {},
};
