import type { ComponentDocs } from '@footlight/ui/story';

export const messageToastDocs: ComponentDocs = {
  name: 'message-toast',
  status: 'new',
  summary: 'Toast of a new private message.',
  aliases: ['new message', 'notification'],
  use: ['As the content of a toast.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'On the button: opens the conversation.' }],
  accessibility: ['The text keeps its own direction.'],
  do: ['Show the message’s text.'],
  dont: ['Show it while the conversation is open.'],
  tokens: {},
};
