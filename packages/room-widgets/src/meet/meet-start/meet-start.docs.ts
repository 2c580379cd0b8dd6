import type { ComponentDocs } from '@footlight/ui/story';

export const meetStartDocs: ComponentDocs = {
  name: 'meet-start',
  status: 'new',
  summary:
    'The entry to speed-dates and random video chat: a stage, what it is, whom to meet, and the start.',
  aliases: ['speed date', 'waiting room', 'lobby'],
  use: ['On the pages of speed-dates and random chat, outside a meeting.'],
  avoid: ['During a meeting, use MeetStage.'],
  anatomy: {
    notice: 'Why the last meeting ended, or why none can begin.',
    preview: 'The stage: `partner` and `own`.',
    partner: 'Silhouettes of who is not known yet, with `online`.',
    online: 'How many people take part.',
    price: 'What it costs.',
    own: 'The user’s own picture where it will be during a meeting, or the button that shows it.',
    intro: 'What it is and what it costs.',
    wants: 'Preferences.',
  },
  states: { 'data-product': 'random, date' },
  keyboard: [],
  accessibility: [
    'The checkboxes are in a fieldset with a legend; the hint is its description.',
    'A notice is announced, an error as an alert.',
  ],
  do: ['Ask for consent before the camera opens.'],
  dont: ['Open the camera before the user and the browser have agreed.'],
  tokens: { '--meet-start-radius': 'radius-xl' },
};
