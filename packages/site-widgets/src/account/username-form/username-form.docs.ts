import type { ComponentDocs } from '@footlight/ui/story';

export const usernameFormDocs: ComponentDocs = {
  name: 'username-form',
  status: 'new',
  summary: 'Takes another username.',
  aliases: ['rename', 'change handle', 'nickname'],
  use: ['In a dialog from the settings.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: [
    'Say before what a new name changes.',
    'Leave the form in the page after an error: its fields keep their input.',
  ],
  dont: ['Offer it where the name is fixed.'],
  tokens: {},
};
