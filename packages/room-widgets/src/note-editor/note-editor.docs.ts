import type { ComponentDocs } from '@footlight/ui/story';

export const noteEditorDocs: ComponentDocs = {
  name: 'note-editor',
  summary: 'A note of one’s own about somebody, which nobody else reads.',
  use: ['From the head of a room, for members.'],
  avoid: ['For what the other person should read: write a message.'],
  anatomy: { actions: 'The way to store it.', status: 'That it is stored.' },
  states: { 'data-state': 'idle, changed, saving, saved' },
  keyboard: [{ keys: ['Escape'], does: 'Closes it; what is written stays.' }],
  do: ['Keep the draft outside, so that closing loses nothing.'],
  dont: ['Show the note anywhere else.'],
  tokens: {},
};
