import type { ComponentDocs } from '../story/component-docs.ts';

export const tableDocs: ComponentDocs = {
  name: 'table',
  status: 'stable',
  summary: 'Shows rows of the same kind to compare and sort.',
  aliases: ['data grid', 'data table', 'list view'],
  use: ['For records with several facts each: purchases, transactions, sessions.'],
  avoid: ['For one fact per row, use a list.', 'For pictures, use cards in a grid.'],
  anatomy: {
    scroll: 'The scrolling area. Focusable when it scrolls.',
    caption: 'The name of the table. Visually hidden unless `showCaption` is set.',
    head: 'The header row.',
    header: 'One column header.',
    sort: 'The button of a sortable header.',
    body: 'All rows.',
    row: 'One row.',
    cell: 'One cell.',
    'cell-label': 'The header in front of the cell, in stacked rows.',
    value: 'The content of a cell.',
    select: 'The cell with the checkbox of a row.',
    'select-all': 'The header with the checkbox of all shown rows.',
    expand: 'The cell with the button that shows the details of a row.',
    detail: 'The row with the details.',
    placeholder: 'A placeholder row while loading.',
    empty: 'The text shown when there are no rows.',
  },
  states: {
    'data-state': 'ready, loading, empty; on a header ascending, descending, none; on a row selected',
    'data-variant': 'scroll, stack',
    'data-size': 'sm, md',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the sortable headers, and to the table itself when it scrolls.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a header, switches between ascending, descending and unsorted.',
    },
    {
      keys: ['Arrow up', 'Arrow down', 'Home', 'End'],
      does: 'On the link that names a row, moves to that of another row. Enter opens it.',
    },
    {
      keys: ['Space'],
      does: 'On a checkbox, selects the row, or all shown rows. On the details button, as Enter, shows or hides the details.',
    },
    {
      keys: ['Arrow up', 'Arrow down', 'Home', 'End'],
      does: 'On a checkbox or details button, moves to that of another row.',
    },
    {
      keys: ['Arrow keys'],
      does: 'Scrolls the focused table.',
    },
  ],
  accessibility: [
    'A caption is required and may be hidden. Sortable columns have `aria-sort`.',
    'Checkboxes and details buttons are named by the cell that names their row. The checkbox of all rows is mixed while some are selected.',
    'Roles are set by hand because a table that is stacked on phones would lose them.',
  ],
  do: [
    'Give the columns of a complete list a `sortValue`, and let the table sort (`defaultSort`). Sort a list that is read page by page where it is read (`sort`, `onSortChange`).',
    'Align numbers at the end, and mark the column that names the row.',
    'Above a table with a selection, show how many rows are selected and what can be done with them.',
    'Use `stack` for rows that are read one by one, and `scroll` for columns to compare.',
    'In stacked rows, put the number or state that matters beside the title (`narrow: "end"`), short figures in shared lines (`narrow: "inline"`), and buttons last (`narrow: "actions"`).',
  ],
  dont: ['Offer an action only in the last column of a wide table.'],
  tokens: {
    '--table-bg': 'surface',
    '--table-head-bg': 'surface-sunken',
    '--table-radius': 'radius-lg',
    '--table-max-height': 'none',
  },
};
