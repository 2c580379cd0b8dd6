import type { ComponentDocs } from '@footlight/ui/story';

export const friendButtonDocs: ComponentDocs = {
  name: 'friend-button',
  summary: 'Asks somebody to be a friend, answers who asked, or ends it.',
  use: ['At the head of a room or a conversation, and in the list of friends.'],
  avoid: ['At oneself: there is nobody to ask.'],
  anatomy: { menu: 'Opens what can be done about a friend or an open request.' },
  states: { 'data-state': 'none, requested, to-confirm, confirmed' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Does what the button says, or opens the menu.' }],
  do: ['Change it when the platform has answered.'],
  dont: ['End a friendship by one press: it stands in a menu.'],
  tokens: {},
};
