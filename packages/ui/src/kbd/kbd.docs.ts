import type { ComponentDocs } from '../story/component-docs.ts';

export const kbdDocs: ComponentDocs = {
  name: 'kbd',
  status: 'stable',
  summary: 'Shows a key, or several keys pressed together, inside a text.',
  aliases: ['keyboard key'],
  use: ['In a list of shortcuts, in a tooltip, or at the end of a menu item.'],
  avoid: ['For text that the user types, use code formatting.'],
  anatomy: {
    key: 'One key.',
  },
  keyboard: [],
  accessibility: [
    'Signs such as ⌘ and ↑ are hidden from screen readers, which get their names: “Command”, “Arrow up”.',
    'Keys keep the order in which they are pressed on right-to-left pages.',
  ],
  do: ['Name keys as on the keyboard. `Mod` becomes ⌘ on Apple devices and Ctrl elsewhere.'],
  dont: ['Show a shortcut that does not work.', 'Combine more than three keys.'],
  tokens: {
    '--kbd-bg': 'surface',
    '--kbd-radius': 'radius-xs',
  },
};
