import type { ComponentDocs } from '@footlight/ui/story';

export const fanClubLeaveDocs: ComponentDocs = {
  name: 'fan-club-leave',
  summary: 'Asks before a fan club is left.',
  use: ['When a member wants to leave.'],
  avoid: ['For offers that would keep somebody: leaving is two presses.'],
  anatomy: {},
  keyboard: [{ keys: ['Escape'], does: 'Closes; the membership stays.' }],
  do: ['Say until when everything is kept.'],
  dont: ['Making staying louder than leaving.'],
  tokens: {},
};
