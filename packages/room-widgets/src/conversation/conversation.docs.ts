import type { ComponentDocs } from '@footlight/ui/story';

export const conversationDocs: ComponentDocs = {
  name: 'conversation',
  summary: 'Messages between the reader and somebody: what was written, and where to write.',
  use: ['In a box with a height: the panel of messages, or its page.'],
  avoid: ['For the chat of a room: that is made for many lines a second.'],
  anatomy: {
    head: 'Who it is, and what can be done.',
    back: 'To the list, where it is not beside it.',
    close: 'Takes the conversation off the list.',
    face: 'Picture of a person.',
    online: 'The point of somebody who is online.',
    pending: 'While messages are being asked for.',
    log: 'The messages; the only part that scrolls.',
    empty: 'Nothing was written yet.',
    day: 'A line before the first message of a day.',
    new: 'A line before the first unread message.',
    message: 'One message.',
    text: 'Its text.',
    delete: 'Deletes a message of one’s own, for both.',
    problem: 'A message was refused: why, and what to do.',
    composer: 'Where one writes.',
    refusal: 'Why one may not write here.',
  },
  states: { 'data-state': 'sent, sending, failed (on a message)' },
  keyboard: [
    { keys: ['Enter'], does: 'Sends.' },
    { keys: ['Shift', 'Enter'], does: 'Starts a line.' },
  ],
  do: ['Show a message at once, and say when it could not be sent.'],
  dont: ['Move what is being read when older messages come.'],
  tokens: {},
};
