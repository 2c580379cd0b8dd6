import type { ComponentDocs } from '@footlight/ui/story';

export const camRequestDocs: ComponentDocs = {
  name: 'cam-request',
  summary: 'A viewer offers their camera; the broadcaster looks or declines.',
  use: ['Once for each viewer who asks, in the broadcaster’s own room.'],
  avoid: ['For a request of a private show: that is ShowBar.'],
  anatomy: {
    title: 'Who offers the camera.',
    hint: 'Who will see it.',
    actions: 'Decline, or look.',
  },
  states: {},
  keyboard: [],
  do: ['Take it away when the viewer has gone or a minute is over.'],
  dont: ['Open the broadcaster’s camera unasked: the box is empty at first.'],
  tokens: { '--cam-request-radius': 'radius-lg' },
};
