import type { ComponentDocs } from '@footlight/ui/story';

export const streamerPanelDocs: ComponentDocs = {
  name: 'streamer-panel',
  status: 'stable',
  summary: 'The broadcaster’s tools in their own room, in five tabs.',
  use: ['Once, below the video, only for the broadcaster of the room.'],
  avoid: ['For moderators: their tools are in the chat.'],
  anatomy: {},
  keyboard: [{ keys: ['←', '→'], does: 'Moves between the tabs.' }],
  accessibility: [
    'A region and a tab list of the same name.',
    'Only the content of the open tab is in the page, so a status in another tab is not announced.',
  ],
  do: ['Show requests and the running show above it, where they are always visible.'],
  dont: ['Put anything in it that must not be missed.'],
  tokens: {},
};
