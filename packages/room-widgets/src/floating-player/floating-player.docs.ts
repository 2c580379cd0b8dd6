import type { ComponentDocs } from '@footlight/ui/story';

export const floatingPlayerDocs: ComponentDocs = {
  name: 'floating-player',
  summary: 'The live picture of a room that was left, small, in a corner of the next page.',
  use: ['When somebody leaves a room that plays, with the media of that room.'],
  avoid: ['For a show that is paid by the minute: leaving it ends it.'],
  anatomy: {
    picture: 'Holds the video, which goes on without a stop.',
    gone: 'Says that the room cannot be seen any more.',
    bar: 'What can be done.',
    back: 'Leads back into the room; its visible name is the broadcaster’s.',
    mute: 'Turns sound off and on.',
    close: 'Ends the picture.',
  },
  states: { 'data-state': 'playing, gone' },
  keyboard: [{ keys: ['Tab'], does: 'To the way back, the sound and the close button.' }],
  do: ['Show one at a time.'],
  dont: ['Cover what the visitor came to the page for: it stands in a corner and can be closed.'],
  tokens: { '--floating-player-radius': 'radius-lg' },
};
