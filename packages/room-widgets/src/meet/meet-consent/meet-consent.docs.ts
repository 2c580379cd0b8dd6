import type { ComponentDocs } from '@footlight/ui/story';

export const meetConsentDocs: ComponentDocs = {
  name: 'meet-consent',
  status: 'new',
  summary: 'Says what happens with the camera, and asks for consent before it opens for a stranger.',
  aliases: ['camera consent', 'permission'],
  use: ['Once in each visit, before the first meeting.'],
  avoid: ['For cameras in a room, use CamShare, which explains itself.'],
  anatomy: { points: 'What the user must know.', actions: 'Agree, or go back.' },
  states: {},
  keyboard: [{ keys: ['Esc'], does: 'Closes it; no camera opens.' }],
  accessibility: [
    'The points are a list, and the description of the dialog.',
    'The focus does not start on the button that opens the camera.',
  ],
  do: ['Open the camera only after consent.'],
  dont: ['Ask again in the same visit.'],
  tokens: {},
};
