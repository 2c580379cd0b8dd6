import type { ComponentDocs } from '@footlight/ui/story';

export const followButtonDocs: ComponentDocs = {
  name: 'follow-button',
  summary: 'Follows a broadcaster; whoever follows can also ask to be told when a show begins.',
  use: ['At the end of a room’s head.'],
  avoid: ['In the own room: there is nobody to follow.'],
  anatomy: {},
  states: { 'data-state': 'idle, following' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Follows, or stops.' }],
  do: ['Let guests press it, and ask them to sign up.'],
  dont: ['A count on the button: it stands in the head.'],
  tokens: {},
};
