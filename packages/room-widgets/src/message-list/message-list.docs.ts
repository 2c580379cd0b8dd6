import type { ComponentDocs } from '@footlight/ui/story';

export const messageListDocs: ComponentDocs = {
  name: 'message-list',
  summary: 'The reader’s conversations: by time, by what is unread or by name, with a search.',
  use: ['Beside one conversation, or alone where there is no room for both.'],
  avoid: ['For the chat of a room.'],
  anatomy: {
    pending: 'While they are being asked for.',
    sort: 'The order, chosen by the reader.',
    list: 'The conversations.',
    conversation: 'One of them.',
    face: 'Picture of a person.',
    online: 'The point of somebody who is online.',
    last: 'The newest message, cut to a line.',
    unread: 'How much is unread.',
    'no-match': 'No name fits the search.',
  },
  states: { 'data-state': 'read, unread (on a conversation)' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Opens the conversation.' }],
  do: ['Keep the order that was chosen.'],
  dont: ['Reorder while somebody points at a line: news come in as they are.'],
  tokens: {},
};
