import type { ComponentDocs } from '../story/component-docs.ts';

export const dropdownMenuDocs: ComponentDocs = {
  name: 'dropdown-menu',
  summary: 'A list of actions and links under the button that opens it.',
  use: ['For what is needed now and then: account, more actions, sorting.'],
  avoid: [
    'For choosing a value in a form: take a Select or a Combobox.',
    'For one or two actions: show the buttons.',
    'For controls and texts: take a Popover.',
  ],
  anatomy: {
    item: 'An action (MenuItem) or a link (MenuLink), with an icon before and an aside behind.',
    label: 'A heading over items that belong together.',
    separator: 'A line between groups.',
  },
  states: { 'data-state': 'open, closed' },
  keyboard: [
    { keys: ['Enter', 'Space', 'Arrow Down'], does: 'On the button: opens the menu.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Moves through the items.' },
    { keys: ['Home', 'End'], does: 'Goes to the first or last item.' },
    { keys: ['Letters'], does: 'Go to the item that begins so.' },
    { keys: ['Enter', 'Space'], does: 'Does it.' },
    { keys: ['Escape'], does: 'Closes; the focus goes back to the button.' },
  ],
  do: [
    'Put what destroys last, after a separator, with `danger`.',
    'Give links a MenuLink: they open in a tab too.',
  ],
  dont: ['A menu in a menu.', 'More than about ten items.'],
  tokens: { '--menu-radius': 'radius-lg' },
};
