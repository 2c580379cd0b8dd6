import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubLeaveDocs: ComponentDocs = {
  name: 'fan-club-leave',
  status: 'stable',
  summary: 'Asks for confirmation before a member leaves a fan club.',
  aliases: ['unsubscribe', 'cancel membership'],
  use: ['When a member clicks to leave.'],
  avoid: ['For retention offers. Leaving takes two clicks.'],
  anatomy: {},
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog; the membership stays.' }],
  accessibility: [
    'The focus starts on the button that keeps the membership.',
    'An error is an alert above the buttons; the leave button keeps its focus while it is busy.',
  ],
  do: ['Say how long the benefits last.'],
  dont: ['Make staying more prominent than leaving.'],
  tokens: {},
};
