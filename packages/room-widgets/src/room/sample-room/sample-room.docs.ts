import type { ComponentDocs } from '@footlight/ui/story';

export const sampleRoomDocs: ComponentDocs = {
  name: 'sample-room',
  status: 'new',
  summary: 'A whole room with sample lines, in which nothing plays and nothing is sent.',
  aliases: ['mock room', 'theme preview', 'demo'],
  use: ['In the preview of a brand.'],
  avoid: ['For a real room, use RoomScreen with its parts.'],
  anatomy: {},
  states: {},
  keyboard: [],
  accessibility: ['As RoomScreen.'],
  do: ['Translate the lines and the topic.'],
  dont: ['Show it to visitors as if somebody were live.'],
  tokens: {},
};
