import type { ComponentDocs } from '../story/component-docs.ts';

export const shortcutsDialogDocs: ComponentDocs = {
  name: 'shortcuts-dialog',
  status: 'stable',
  summary: 'Lists all keyboard shortcuts of a page.',
  aliases: ['keyboard shortcuts', 'hotkeys', 'cheat sheet'],
  use: ['On pages with shortcuts. Open it by `?` and from the help menu.'],
  avoid: ['For one shortcut, use the Tooltip of its button.'],
  anatomy: {
    group: 'The shortcuts of one part of the page.',
    'group-label': 'The name of the group.',
    shortcut: 'One shortcut.',
    does: 'Says what the keys do.',
    keys: 'The keys and their alternatives.',
    empty: 'The text shown when there are no shortcuts.',
  },
  keyboard: [
    {
      keys: ['Escape'],
      does: 'Closes the dialog.',
    },
  ],
  accessibility: [
    'Each group is a section named by its `h3`, below the `h2` of the dialog.',
    'A description list pairs each action with its keys; the word “or” separates alternatives.',
    'Closing returns the focus to where it was.',
  ],
  do: ['Start each line with a verb: “Turns the sound on or off”.'],
  dont: ['List keys that do not work on this page.'],
  tokens: {},
};
