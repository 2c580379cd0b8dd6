import type { ComponentDocs } from '@footlight/ui/story';

export const connectionNoticeDocs: ComponentDocs = {
  name: 'connection-notice',
  status: 'stable',
  summary: 'Shows a one-line notice while the room is not connected.',
  aliases: ['offline notice', 'reconnecting'],
  use: ['Between the lines of the chat and its input.'],
  avoid: ['For a failed message: the line itself says so.', 'For a page error, use Banner.'],
  anatomy: {
    icon: 'A disconnected icon without a connection and without an attempt to reconnect; a lock while the room is closed.',
    text: 'Why there is no chat.',
  },
  states: { 'data-state': 'connecting, joined, reconnecting, offline' },
  keyboard: [],
  accessibility: [
    'The role status: it waits for a pause, and the focus does not move.',
    'A sentence names the state; icon and spinner are hidden from screen readers.',
  ],
  do: ['Keep it mounted while connected: it is empty then, and changes are announced.'],
  dont: ['Add a reconnect button: reconnecting is automatic.'],
  tokens: {},
};
