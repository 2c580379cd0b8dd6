import type { ComponentDocs } from '@footlight/ui/story';

export const cockpitDocs: ComponentDocs = {
  name: 'cockpit',
  status: 'new',
  summary: 'The broadcaster’s studio: camera, checks, chat, tips, viewers and room in one page.',
  aliases: ['stream manager', 'live dashboard'],
  use: ['As the page from which a broadcaster goes live.'],
  anatomy: {
    vitals: 'Checks of picture, sound and connection.',
    room: 'Goal, topic, tags and price.',
    tips: 'The latest tips.',
    viewers: 'The people in the room.',
    chat: 'The chat of the room.',
  },
  states: { 'data-state': '`setup` before going live, `live`' },
  keyboard: [{ keys: ['←', '→'], does: 'On phones: chooses the part below the camera.' }],
  accessibility: [
    'On phones a group of radio buttons chooses the part; the others are not in the reading order.',
  ],
  do: ['Give each part as it is in the room.'],
  dont: ['Hide the camera while it is live.'],
  tokens: {},
};
