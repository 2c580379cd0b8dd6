import type { ComponentDocs } from '@footlight/ui/story';

export const proofFormDocs: ComponentDocs = {
  name: 'proof-form',
  status: 'new',
  summary: 'Asks for the password and the second step before something that concerns the account.',
  aliases: ['reauthenticate', 'sudo mode', 'confirm password'],
  use: ['In a dialog, before passkeys, recovery codes, an export or the end of the account.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'In a field: sends the form.' }],
  accessibility: [
    'The error above the fields is a live region; an error of a field belongs to its description and marks it invalid.',
    'While the form is sent, its button keeps the focus and says that it is busy.',
  ],
  do: ['Name what follows on the button.'],
  dont: ['Ask twice within one dialog.'],
  tokens: {},
};
