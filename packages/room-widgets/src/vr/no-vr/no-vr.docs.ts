import type { ComponentDocs } from '@footlight/ui/story';

export const noVrDocs: ComponentDocs = {
  name: 'no-vr',
  status: 'new',
  summary: 'Says that a broadcaster does not stream in VR, and leads to the room and to rooms in VR.',
  aliases: ['virtual reality', 'unavailable'],
  use: ['On the VR page of a room without VR.'],
  anatomy: {},
  keyboard: [{ keys: ['Enter'], does: 'Follows the focused link.' }],
  accessibility: ['The title is the level 1 heading.'],
  do: ['Give the list of rooms in VR.'],
  dont: ['Use it while the stream is offline.'],
  tokens: {},
};
