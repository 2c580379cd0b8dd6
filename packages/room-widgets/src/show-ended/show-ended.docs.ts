import type { ComponentDocs } from '@footlight/ui/story';

export const showEndedDocs: ComponentDocs = {
  name: 'show-ended',
  summary: 'Why a show ended, what it cost and what came back.',
  use: ['For the viewer, once, when the platform has counted a show that they did not end themselves.'],
  avoid: ['For the broadcaster: a toast is enough.'],
  anatomy: {
    facts: 'Time, tokens spent, tokens given back.',
    actions: 'Back to the room; the shop, when tokens ran out.',
  },
  states: { 'data-reason': 'model_ended, out_of_tokens, unpublish, user_ended, user_left' },
  keyboard: [{ keys: ['Escape'], does: 'Closes.' }],
  do: ['Settled amounts alone.'],
  dont: ['A new show from here: the room offers it.'],
  tokens: {},
};
