import type { ComponentDocs } from '@footlight/ui/story';

export const camShareDocs: ComponentDocs = {
  name: 'cam-share',
  status: 'stable',
  summary: 'Shares cameras between a viewer and the broadcaster, from the request to the end.',
  aliases: ['cam2cam', 'two-way camera', 'guest camera'],
  use: ['Once in a room where cameras may be shared: in a private, or where the broadcaster has enabled it.'],
  avoid: ['For the show itself, use VideoPlayer.', 'For the broadcaster’s answer, use CamRequest.'],
  anatomy: {
    hint: 'Explains what sharing means before it starts.',
    stage: 'The area of the two camera pictures.',
    other: 'The other person’s camera.',
    own: 'The user’s own camera, mirrored. It fills the stage while waiting, then sits in a corner of the other picture.',
    status: 'What the user is waiting for, or who sees whom.',
    actions: 'Buttons for the microphone, the sound and leaving.',
    microphone: 'Turns the user’s microphone off and on, if there is one.',
    sound: 'Turns the other person’s sound off and on, if there is any.',
    over: 'How sharing ended or why it could not start, with a button to try again.',
  },
  states: {
    'data-state': 'idle, opening, requesting, ready, connected, ended, failed',
    'data-side': 'viewer, broadcaster',
    'data-corner': 'of the user’s picture: top-start, top-end, bottom-start, bottom-end',
  },
  keyboard: [{ keys: ['←', '→', '↑', '↓'], does: 'Moves the user’s own picture to another corner.' }],
  accessibility: [
    'Waiting, connecting and an end are announced as a status, a failure as an alert. Each takes the focus of the button that led to it.',
    'The labels of microphone and sound state the next action, so they have no `aria-pressed`.',
    'The other person’s video is named after them; the user’s own, in its corner, is a button.',
  ],
  do: ['Stop the tracks of the user’s camera as soon as the state is ended or failed.'],
  dont: ['Open a camera before the user has clicked the button.'],
  tokens: { '--cam-share-radius': 'radius-lg' },
};
