import type { ComponentDocs } from '@footlight/ui/story';

export const noteEditorDocs: ComponentDocs = {
  name: 'note-editor',
  status: 'stable',
  summary: 'Edits a private note about another user.',
  aliases: ['private note', 'memo', 'annotation'],
  use: ['From the header of a room, for logged-in users.'],
  avoid: ['For text that the other person should read, send a message.'],
  anatomy: { actions: 'The save button.', status: 'Confirms that the note is saved.' },
  states: { 'data-state': 'idle, changed, saving, saved' },
  keyboard: [{ keys: ['Escape'], does: 'Closes the editor and keeps the draft.' }],
  accessibility: [
    'The description of the dialog says that only the user can read the note.',
    'A status announces that it is saved. An error is tied to the field.',
  ],
  do: ['Keep the draft outside the component, so that closing loses nothing.'],
  dont: ['Show the note anywhere else.'],
  tokens: {},
};
