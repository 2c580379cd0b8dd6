import type { ComponentDocs } from '../story/component-docs.ts';

export const shortcutsDialogDocs: ComponentDocs = {
  name: 'shortcuts-dialog',
  summary: 'All keys of a page at a look.',
  use: ['On pages with shortcuts; opened by `?` and from the help menu.'],
  avoid: ['To teach one key: write it in the tooltip of its button.'],
  anatomy: {
    group: 'Keys of one part of the page.',
    'group-label': 'Names the group.',
    shortcut: 'One line.',
    does: 'What the keys do.',
    keys: 'The keys, and others that do the same.',
    empty: 'What is said when there are none.',
  },
  keyboard: [
    {
      keys: ['Escape'],
      does: 'Closes it.',
    },
  ],
  do: ['Begin each line with a verb: “Turns the sound on or off”.'],
  dont: ['Keys that work nowhere on this page.'],
  tokens: {},
};
