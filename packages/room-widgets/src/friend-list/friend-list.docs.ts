import type { ComponentDocs } from '@footlight/ui/story';

export const friendListDocs: ComponentDocs = {
  name: 'friend-list',
  summary: 'Friends and requests in both directions, with who of them is online.',
  use: ['Beside the conversations: in the panel of messages and on its page.'],
  avoid: ['For everybody in a room: that is the user list.'],
  anatomy: {
    pending: 'While they are being asked for.',
    list: 'The people.',
    friend: 'One of them.',
    face: 'Picture of a person.',
    online: 'The point of somebody who is online.',
    write: 'Opens the conversation.',
  },
  states: { 'data-state': 'confirmed, requested, to-confirm (on a friend)' },
  keyboard: [{ keys: ['Tab'], does: 'Goes through the people and what can be done about them.' }],
  do: ['Let those who wait for an answer stand first: the list does so.'],
  dont: ['Show more than the platform answers: 250 of each kind.'],
  tokens: {},
};
