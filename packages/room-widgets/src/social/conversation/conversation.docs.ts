import type { ComponentDocs } from '@footlight/ui/story';

export const conversationDocs: ComponentDocs = {
  name: 'conversation',
  summary: 'The messages between two users, with an input to reply.',
  use: ['In a container with a fixed height: the message panel or the message page.'],
  avoid: ['For the chat of a room, use Chat, which handles many lines per second.'],
  anatomy: {
    head: 'The other user, and the available actions.',
    back: 'Returns to the list, when the list is not shown beside it.',
    close: 'Removes the conversation from the list.',
    face: 'The user’s picture.',
    online: 'The dot that marks a user who is online.',
    pending: 'Shown while messages load.',
    log: 'The messages; the only part that scrolls.',
    empty: 'Shown when there are no messages yet.',
    day: 'A divider before the first message of a day.',
    new: 'A divider before the first unread message.',
    message: 'One message.',
    text: 'The text of the message.',
    delete: 'Deletes the user’s own message for both users.',
    problem: 'Why a message was refused, and what to do.',
    composer: 'The message input.',
    refusal: 'Why the user may not write here.',
  },
  states: { 'data-state': 'sent, sending, failed (on a message)' },
  keyboard: [
    { keys: ['Enter'], does: 'Sends the message.' },
    { keys: ['Shift', 'Enter'], does: 'Inserts a line break.' },
  ],
  do: ['Show a sent message immediately, and say if it could not be sent.'],
  dont: ['Move the visible messages when older ones load.'],
  tokens: {},
};
