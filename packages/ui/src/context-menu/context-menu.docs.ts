import type { ComponentDocs } from '../story/component-docs.ts';

export const contextMenuDocs: ComponentDocs = {
  name: 'context-menu',
  summary: 'A menu at the pointer, about the thing that was clicked.',
  use: ['As a short cut for those who know it: on a chat line, a user, a picture.'],
  avoid: [
    'As the only way to an action: nobody sees that it is there. Give the same actions a DropdownMenu.',
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
      does: 'Goes to the first or last item.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Does it.',
    },
    {
      keys: ['Escape'],
      does: 'Closes the menu.',
    },
  ],
  do: ['Make the target focusable.', 'Put what destroys last, after a separator, with `danger`.'],
  dont: ['More than about eight items.'],
  tokens: {
    '--menu-radius': 'radius-lg',
  },
};
