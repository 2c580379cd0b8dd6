import type { ComponentDocs } from '../story/component-docs.ts';

export const savedViewsDocs: ComponentDocs = {
  name: 'saved-views',
  status: 'new',
  summary: 'Keeps combinations of filter, order and columns under names.',
  aliases: ['saved filters', 'presets', 'saved searches'],
  use: ['Above a table that somebody opens every day with the same filters.'],
  avoid: ['For filters that everybody needs, offer tabs.'],
  anatomy: { view: 'One view. Pressing it applies it.' },
  states: {},
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the list; in it, applies or deletes a view.' },
    { keys: ['Escape'], does: 'Closes it and returns the focus to the button.' },
  ],
  accessibility: ['The view that is shown is a pressed button. Each delete button names its view.'],
  do: ['Say where views are kept: the text says that it is this browser.'],
  dont: ['Keep private data in a name.'],
  tokens: { '--menu-radius': 'radius-lg' },
};
