import type { ComponentDocs } from '../story/component-docs.ts';

export const dropdownMenuDocs: ComponentDocs = {
  name: 'dropdown-menu',
  status: 'stable',
  summary: 'A list of actions and links under the button that opens it.',
  aliases: ['dropdown', 'action menu', 'overflow menu', 'menu button'],
  use: ['For occasional actions: account, more actions, sorting.'],
  avoid: [
    'To select a value in a form, use Select or Combobox.',
    'For one or two actions, show buttons.',
    'For controls and text, use Popover.',
  ],
  anatomy: {
    item: 'An action (MenuItem) or a link (MenuLink), with an icon at the start and an aside at the end.',
    group: 'Items under a heading (MenuGroup).',
    label: 'The heading of a group of items, and its label.',
    'checkbox-item': 'A setting that is on or off (MenuCheckboxItem).',
    'radio-item': 'One of several choices (MenuRadioItem in a MenuRadioGroup).',
    mark: 'The tick or dot of a choice.',
    'sub-trigger': 'An item that opens a submenu (MenuSub).',
    'sub-menu': 'The submenu.',
    separator: 'A line between groups.',
  },
  states: { 'data-state': 'open, closed' },
  keyboard: [
    { keys: ['Enter', 'Space', 'Arrow Down'], does: 'On the trigger, opens the menu.' },
    { keys: ['Arrow Up'], does: 'On the trigger, opens the menu at its last item.' },
    { keys: ['Arrow Up', 'Arrow Down'], does: 'Moves through the items, and wraps at the ends.' },
    { keys: ['Arrow Right', 'Arrow Left'], does: 'Opens and closes a submenu.' },
    { keys: ['Tab'], does: 'Closes the menu and moves on from the trigger.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last item.' },
    { keys: ['Letters'], does: 'Moves to the item that starts with the typed letters.' },
    { keys: ['Enter', 'Space'], does: 'Activates the item.' },
    { keys: ['Escape'], does: 'Closes the menu and returns focus to the trigger.' },
  ],
  accessibility: [
    'The trigger has `aria-haspopup` and `aria-expanded`, and it names the menu unless `aria-label` is set.',
    'A MenuGroup has the role group, named by its heading. The arrow keys skip the heading.',
    '`danger` changes only the colour, so the words must name the consequence.',
  ],
  do: [
    'Put destructive actions last, after a separator, with `danger`.',
    'Use MenuCheckboxItem and MenuRadioGroup for settings of what is shown, such as columns or the order. The menu stays open.',
    'Use MenuLink for links, so that they can open in a new tab.',
  ],
  dont: [
    'Nest menus more than once, or hide a frequent action in a submenu.',
    'Show more than about ten items.',
  ],
  tokens: { '--menu-radius': 'radius-lg' },
};
