import type { ComponentDocs } from '@footlight/ui/story';

export const friendListDocs: ComponentDocs = {
  name: 'friend-list',
  status: 'stable',
  summary: 'Lists friends and requests in both directions, and shows who is online.',
  aliases: ['contacts', 'friend requests'],
  use: ['Beside the conversations, in the message panel and on the message page.'],
  avoid: ['For everybody in a room, use UserList.'],
  anatomy: {
    pending: 'Shown while the list loads.',
    none: 'Says that none of them is online, with the switch on.',
    list: 'The list of friends and requests.',
    friend: 'One friend or request.',
    face: 'The user’s picture.',
    online: 'The dot that marks a user who is online.',
    write: 'Opens the conversation.',
  },
  states: { 'data-state': 'confirmed, requested, to-confirm (on a friend)' },
  keyboard: [{ keys: ['Tab'], does: 'Moves through the users and their actions.' }],
  accessibility: [
    'The list has a name. `aria-busy` is set while it loads. That nobody is online is announced as a status.',
    'A hidden word stands for the dot of a user who is online. Friend or request is a word.',
    'The list takes the focus of a row that goes: of a declined request or an ended friendship.',
  ],
  do: ['Keep the order of the list: users waiting for an answer come first.'],
  dont: ['Show more than the platform returns: 250 of each kind.'],
  tokens: {},
};
