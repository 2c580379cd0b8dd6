import type { ComponentDocs } from '@footlight/ui/story';

export const camRequestDocs: ComponentDocs = {
  name: 'cam-request',
  status: 'stable',
  summary: 'Lets the broadcaster accept or decline a viewer’s camera.',
  aliases: ['camera request', 'guest camera'],
  use: ['Once for each viewer who asks, in the broadcaster’s room.'],
  avoid: ['For a request for a private show, use ShowRequest.'],
  anatomy: {
    title: 'Who wants to share their camera.',
    hint: 'Who will see it.',
    actions: 'Decline, or view the camera.',
  },
  states: {},
  keyboard: [],
  accessibility: [
    'The offer names the region and is a status: it is announced, and the focus stays where it is.',
  ],
  do: ['Remove it when the viewer has left or after one minute.'],
  dont: ['Open the broadcaster’s camera by default: the checkbox starts unchecked.'],
  tokens: { '--cam-request-radius': 'radius-lg' },
};
