import type { ComponentDocs } from '@footlight/ui/story';

export const floatingPlayerDocs: ComponentDocs = {
  name: 'floating-player',
  status: 'stable',
  summary: 'Keeps the live video of a room playing in a corner after the viewer leaves the room.',
  aliases: ['mini player', 'picture in picture', 'pip'],
  use: ['When a viewer leaves a room that is playing, with the media of that room.'],
  avoid: ['For a show paid by the minute: leaving it ends it.'],
  anatomy: {
    picture: 'Contains the video, which continues without interruption.',
    gone: 'Says that the room is no longer visible.',
    bar: 'The bar with the controls.',
    back: 'Returns to the room; its visible label is the broadcaster’s name.',
    mute: 'Turns sound off and on.',
    close: 'Stops the video and closes the player.',
  },
  states: { 'data-state': 'playing, gone' },
  keyboard: [{ keys: ['Tab'], does: 'Moves between the back, sound and close buttons.' }],
  accessibility: [
    'A complementary landmark named after the broadcaster. The link’s name says that it leads to the room.',
    'A status says when the room can no longer be watched.',
    'The label of the sound button states the next action.',
  ],
  do: ['Show one at a time.'],
  dont: ['Cover the main content of the page: the player sits in a corner and can be closed.'],
  tokens: { '--floating-player-radius': 'radius-lg' },
};
