import type { ComponentDocs } from '@footlight/ui/story';

export const streamerPanelDocs: ComponentDocs = {
  name: 'streamer-panel',
  summary: 'The broadcaster’s tools in the own room, in five parts.',
  use: ['Once, below the picture, for the broadcaster of the room alone.'],
  avoid: ['For moderators: their tools are in the chat.'],
  anatomy: {},
  keyboard: [{ keys: ['←', '→'], does: 'Goes through the parts.' }],
  do: ['Keep requests and the show that runs above it, where they are always seen.'],
  dont: ['Put anything into it that must not be missed.'],
  tokens: {},
};
