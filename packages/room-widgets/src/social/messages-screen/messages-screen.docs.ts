import type { ComponentDocs } from '@footlight/ui/story';

export const messagesScreenDocs: ComponentDocs = {
  name: 'messages-screen',
  status: 'new',
  summary: 'Private messages in two panes: the list, and the open conversation.',
  aliases: ['inbox', 'direct messages', 'mailbox'],
  use: ['On the page of messages.'],
  anatomy: {
    'list-pane': 'Conversations, friends and settings.',
    talk: 'The open conversation.',
    none: 'Shown while none is open.',
  },
  keyboard: [{ keys: ['Tab'], does: 'Moves between the list and the conversation.' }],
  accessibility: ['The title is the level 1 heading, also where it is not visible.'],
  do: ['Give the conversation null for none, and the list undefined while it loads.'],
  dont: ['Scroll the page: each pane scrolls on its own.'],
  tokens: {
    '--header-space':
      'Height of what stays at the top of the page; on phones, the conversation fills the rest of the window.',
  },
};
