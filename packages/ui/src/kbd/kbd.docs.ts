import type { ComponentDocs } from '../story/component-docs.ts';

export const kbdDocs: ComponentDocs = {
  name: 'kbd',
  summary: 'A key of the keyboard, or several held together, inside a text.',
  use: ['In the list of shortcuts, in a tooltip, at the end of a menu item.'],
  avoid: ['For what somebody has to type letter by letter: write it as code.'],
  anatomy: {
    key: 'One key cap.',
  },
  keyboard: [],
  do: ['Name keys as they stand on the keyboard; `Mod` becomes ⌘ on Apple machines and Ctrl elsewhere.'],
  dont: ['A shortcut that exists nowhere but in this text.', 'More than three keys at once.'],
  tokens: {
    '--kbd-bg': 'surface',
    '--kbd-radius': 'radius-xs',
  },
};
