import type { ComponentDocs } from '@footlight/ui/story';

export const showEndedDocs: ComponentDocs = {
  name: 'show-ended',
  status: 'stable',
  summary: 'Shows why a show ended, what it cost and what was refunded.',
  aliases: ['summary', 'call summary', 'receipt'],
  use: ['For the viewer, once, when the platform has settled a show that they did not end themselves.'],
  avoid: ['For the broadcaster: a toast is enough.'],
  anatomy: {
    facts: 'Time, tokens spent, tokens refunded.',
    actions: 'Back to the room, or to the shop when the tokens ran out.',
  },
  states: { 'data-reason': 'model_ended, out_of_tokens, unpublish, user_ended, user_left' },
  keyboard: [{ keys: ['Escape'], does: 'Closes the dialog.' }],
  accessibility: [
    'The reason is the description of the dialog, so it is read when the dialog opens.',
    'Time and amounts are a description list.',
  ],
  do: ['Show settled amounts only.'],
  dont: ['Offer a new show here: the room does that.'],
  tokens: {},
};
