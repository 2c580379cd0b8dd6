import type { ComponentDocs } from '@footlight/ui/story';

export const messageListDocs: ComponentDocs = {
  name: 'message-list',
  status: 'stable',
  summary: 'The user’s conversations, sorted by time, unread or name, with a search.',
  aliases: ['inbox', 'conversations', 'threads'],
  use: ['Beside one conversation, or alone when there is no space for both.'],
  avoid: ['For the chat of a room, use Chat.'],
  anatomy: {
    pending: 'Shown while the list loads.',
    sort: 'The sort order, selected by the user.',
    list: 'The conversations.',
    conversation: 'One conversation.',
    face: 'The user’s picture.',
    online: 'The dot that marks a user who is online.',
    username: 'The username, which is unique, beside the display name.',
    last: 'The latest message, truncated to one line.',
    unread: 'The number of unread messages.',
    'no-match': 'Shown when no name matches the search.',
  },
  states: { 'data-state': 'read, unread (on a conversation)' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Opens the conversation.' }],
  accessibility: [
    'Each conversation is one button: name, time, latest message and “3 new messages” are its name.',
    'The open one has `aria-current`. A search without a match is announced as a status.',
  ],
  do: ['Keep the selected order.'],
  dont: ['Reorder while the user points at a line: update its content in place.'],
  tokens: {},
};
