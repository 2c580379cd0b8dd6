import type { ComponentDocs } from '@footlight/ui/story';

export const tipRefusedDocs: ComponentDocs = {
  name: 'tip-refused',
  status: 'stable',
  summary: 'Explains why a tip was refused and what to do: use another card, verify, or try another day.',
  aliases: ['failed tip', 'insufficient funds', 'declined'],
  use: ['When the platform refuses a tip for one of three reasons. It says that nothing was charged.'],
  avoid: ['For too few tokens: that leads directly to a purchase.'],
  anatomy: {},
  keyboard: [{ keys: ['Esc'], does: 'Closes the dialog.' }],
  accessibility: [
    'The reason names the dialog, and its description says what to do: both are read when it opens.',
  ],
  do: ['Keep the amount and comment of the tip.'],
  dont: ['Retry automatically.'],
  tokens: {},
};
