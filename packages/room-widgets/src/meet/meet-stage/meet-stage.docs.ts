import type { ComponentDocs } from '@footlight/ui/story';

export const meetStageDocs: ComponentDocs = {
  name: 'meet-stage',
  status: 'new',
  summary: 'A meeting of two people by camera, from the wait to the end.',
  aliases: ['video call', 'random chat', 'roulette'],
  use: ['On the pages of speed-dates and random chat, from the start to the stop.'],
  avoid: ['For cameras in a room, use CamShare.'],
  anatomy: {
    notice: 'What has just happened, such as that the partner has left.',
    stage: 'The area of the two pictures.',
    other: 'The partner’s picture.',
    own: 'The user’s own picture, mirrored.',
    status: 'What the user is waiting for.',
    price: 'What a date costs, or brings.',
    minimum: 'What the viewer pays in any case. Accept is off until it is known.',
    meter: 'Tokens spent, and the time that is left in the last minute.',
    low: 'Seconds left, in the last minute.',
    actions: 'Microphone, sound, accept, next, report and block, stop.',
    microphone: 'Turns the user’s microphone off and on, if there is one.',
    sound: 'Turns the partner’s sound off and on.',
  },
  states: { 'data-state': 'waiting, matched, connecting, running', 'data-side': 'viewer, broadcaster' },
  keyboard: [{ keys: ['←', '→', '↑', '↓'], does: 'Moves the user’s own picture to another corner.' }],
  accessibility: [
    'Each step, from looking to connected, is announced as a status; price and tokens spent are not.',
    'A notice is announced, an error as an alert. When a pressed button disappears, the status takes the focus.',
    'The labels of microphone and sound state the next action, so they have no `aria-pressed`.',
  ],
  do: ['Report at once: the partner goes away before the call is answered.'],
  dont: ['Show a picture before both have accepted.'],
  tokens: { '--meet-stage-radius': 'radius-xl' },
};
