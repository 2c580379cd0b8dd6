import type { ComponentDocs } from '@footlight/ui/story';

export const connectionNoticeDocs: ComponentDocs = {
  name: 'connection-notice',
  summary: 'Says in one line that the room is not connected, and nothing while it is.',
  use: ['Between the lines of the chat and the place to write.'],
  avoid: ['For a failed message: the line itself says so.', 'For an error of the page: take a Banner.'],
  anatomy: { icon: 'A cut connection, when there is none and none is sought.', text: 'What the matter is.' },
  states: { 'data-state': 'connecting, joined, reconnecting, offline' },
  keyboard: [],
  do: ['Leave it in place while connected: it is empty then, and a change is read out.'],
  dont: ['A button to reconnect: that happens by itself.'],
  tokens: {},
};
