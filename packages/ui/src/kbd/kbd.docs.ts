import type { ComponentDocs } from '../story/component-docs.ts';

export const kbdDocs: ComponentDocs = {
  name: 'kbd',
  status: 'stable',
  summary: 'Shows a key, or several keys pressed together, inside a text.',
  use: ['In a list of shortcuts, in a tooltip, or at the end of a menu item.'],
  avoid: ['For text that the user types, use code formatting.'],
  anatomy: {
    key: 'One key.',
  },
  keyboard: [],
  do: ['Name keys as on the keyboard. `Mod` becomes ⌘ on Apple devices and Ctrl elsewhere.'],
  dont: ['Show a shortcut that does not work.', 'Combine more than three keys.'],
  tokens: {
    '--kbd-bg': 'surface',
    '--kbd-radius': 'radius-xs',
  },
};
