import type { ComponentDocs } from '@footlight/ui/story';

export const camShareDocs: ComponentDocs = {
  name: 'cam-share',
  summary: 'Two cameras between a viewer and the broadcaster, from the offer to the end.',
  use: [
    'Once in a room, where cameras may be shared: in a private, or where the broadcaster has switched it on.',
  ],
  avoid: ['For the show itself: that is VideoPlayer.', 'For the broadcaster’s answer: take CamRequest.'],
  anatomy: {
    hint: 'What sharing means, before it begins.',
    stage: 'Where the pictures are.',
    other: 'The other’s camera.',
    own: 'One’s own camera, mirrored: alone while one waits, then small over the other’s, in the corner that it is put into.',
    status: 'What is waited for, or who sees whom.',
    actions: 'Microphone, sound and the way out.',
    microphone: 'Turns one’s own microphone off and on; where there is one.',
    sound: 'Turns the other’s sound off and on; where there is one.',
    over: 'How it ended, or why it could not begin, with a way to try again.',
  },
  states: {
    'data-state': 'idle, opening, requesting, ready, connected, ended, failed',
    'data-side': 'viewer, broadcaster',
    'data-corner': 'of the own picture: top-start, top-end, bottom-start, bottom-end',
  },
  keyboard: [{ keys: ['←', '→', '↑', '↓'], does: 'Move the own picture into another corner.' }],
  do: ['Stop the tracks of the own camera as soon as the state is ended or failed.'],
  dont: ['Open a camera before somebody has pressed the button.'],
  tokens: { '--cam-share-radius': 'radius-lg' },
};
