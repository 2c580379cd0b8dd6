import type { ComponentDocs } from '../story/component-docs.ts';

export const columnPickerDocs: ComponentDocs = {
  name: 'column-picker',
  status: 'new',
  summary: 'Chooses which columns of a table are shown.',
  aliases: ['column chooser', 'show columns', 'table settings'],
  use: ['Above a table with more columns than everybody needs.'],
  avoid: ['For a table with three columns.'],
  anatomy: {},
  states: {},
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens the list of columns; in it, Space shows or hides one.' },
    { keys: ['Escape'], does: 'Closes it and returns the focus to the button.' },
  ],
  accessibility: ['A labelled group of checkboxes in a popover.'],
  do: ['Leave out the column that names the row, so that it always stays.'],
  dont: ['Hide a column with the only way to an action.'],
  tokens: {},
};
