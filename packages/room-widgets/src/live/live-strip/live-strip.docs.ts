import type { ComponentDocs } from '@footlight/ui/story';

export const liveStripDocs: ComponentDocs = {
  name: 'live-strip',
  status: 'new',
  summary: 'Strip that leads back to the camera of a running broadcast and ends it.',
  aliases: ['on air bar', 'live banner'],
  use: ['On the other pages of the studio, below their header.'],
  anatomy: {},
  states: { 'data-state': 'The step: `starting`, `live`, `reconnecting`, `ending` or `ended`' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses the focused button.' }],
  accessibility: ['The step is announced.'],
  do: ['Show it as long as the tab broadcasts.'],
  dont: ['Show it on the page of the camera.'],
  tokens: {},
};
