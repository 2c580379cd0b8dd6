import type { ComponentDocs } from '@footlight/ui/story';

export const friendButtonDocs: ComponentDocs = {
  name: 'friend-button',
  status: 'stable',
  summary: 'Sends or answers a friend request, or ends a friendship.',
  aliases: ['add friend', 'friend request'],
  use: ['In the header of a room or a conversation, and in the friend list.'],
  avoid: ['For the user’s own account.'],
  anatomy: { menu: 'Opens the actions for a friend or a pending request.' },
  states: { 'data-state': 'none, requested, to-confirm, confirmed' },
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Performs the action of the button, or opens the menu.' }],
  accessibility: [
    'Each button and the item of the menu are named after the person. The names contain the visible text.',
    'When the menu closes, the focus returns to its button. The button of the next state takes the focus of the pressed one.',
  ],
  do: ['Change the state after the platform has answered.'],
  dont: ['End a friendship with one click: the action is in a menu.'],
  tokens: {},
};
