import type { ComponentDocs } from '@footlight/ui/story';

export const meetStartDocs: ComponentDocs = {
  name: 'meet-start',
  status: 'new',
  summary: 'The entry to speed-dates and random video chat: what it is, whom to meet, and the start.',
  use: ['On the pages of speed-dates and random chat, outside a meeting.'],
  avoid: ['During a meeting, use MeetStage.'],
  anatomy: {
    notice: 'Why the last meeting ended, or why none can begin.',
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
  dont: ['Open the camera with the page.'],
  tokens: { '--meet-start-radius': 'radius-lg' },
};
