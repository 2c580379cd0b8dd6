import type { ComponentDocs } from '@footlight/ui/story';

export const tipRefusedDocs: ComponentDocs = {
  name: 'tip-refused',
  summary: 'Why a tip did not go through, and what helps: another card, verification, or another day.',
  use: ['When the platform refuses a tip with one of three reasons. It says that nothing was taken.'],
  avoid: ['For too few tokens: that leads straight to buying some.'],
  anatomy: {},
  keyboard: [{ keys: ['Esc'], does: 'Closes.' }],
  do: ['Keep the tip’s amount and comment behind it.'],
  dont: ['Try again by itself.'],
  tokens: {},
};
