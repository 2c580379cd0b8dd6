import type { ComponentDocs } from '@footlight/ui/story';

export const tipFeedDocs: ComponentDocs = {
  name: 'tip-feed',
  status: 'new',
  summary: 'The latest tips of a room, for its broadcaster.',
  aliases: ['activity feed', 'tip alerts', 'donations'],
  use: ['In the cockpit, beside the chat.'],
  anatomy: { tip: 'Who tipped how much, with the message and the time.' },
  keyboard: [],
  accessibility: ['A new tip is announced by the chat, not here.'],
  do: ['Show the newest tip first.'],
  dont: ['Show it to viewers: they see tips in the chat.'],
  tokens: {},
};
