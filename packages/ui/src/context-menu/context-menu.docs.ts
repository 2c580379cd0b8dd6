import type { ComponentDocs } from '../story/component-docs.ts';

export const contextMenuDocs: ComponentDocs = {
  name: 'context-menu',
  status: 'stable',
  summary: 'A menu at the pointer with actions for the item that was clicked.',
  aliases: ['right-click menu'],
  use: ['As a shortcut for experienced users: on a chat message, a user, a picture.'],
  avoid: [
    'As the only way to an action, because it is not visible. Offer the same actions in a DropdownMenu.',
  ],
  anatomy: {},
  states: {
    'data-state': 'open, closed',
  },
  keyboard: [
    {
      keys: ['Shift+F10', 'Menu'],
      does: 'On the focused target: opens the menu.',
    },
    {
      keys: ['Arrow Up', 'Arrow Down'],
      does: 'Moves through the items.',
    },
    {
      keys: ['Home', 'End'],
      does: 'Moves to the first or last item.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Runs the item and closes the menu.',
    },
    {
      keys: ['Escape'],
      does: 'Closes the menu and returns focus.',
    },
  ],
  accessibility: [
    'The role menu, named by `label`. Opening moves the focus into the menu.',
    'Screen readers do not say that the target has a menu. On touch screens, a long press opens it.',
  ],
  do: ['Make the target focusable.', 'Put destructive items last, after a separator, with `danger`.'],
  dont: ['Show more than about eight items.'],
  tokens: {
    '--menu-radius': 'radius-lg',
  },
};
