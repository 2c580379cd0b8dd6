import type { ComponentDocs } from '../story/component-docs.ts';

export const tableDocs: ComponentDocs = {
  name: 'table',
  summary: 'Rows of the same kind, to be compared and sorted.',
  use: ['For purchases, transactions, sessions: several facts about each row.'],
  avoid: ['For one fact a row: take a list.', 'For pictures: take cards in a grid.'],
  anatomy: {
    scroll: 'What scrolls; reached by keyboard when it does.',
    caption: 'Names the table; hidden unless `showCaption`.',
    head: 'The row of headers.',
    header: 'One header.',
    sort: 'The button of a header that sorts.',
    body: 'All rows.',
    row: 'One row.',
    cell: 'One cell.',
    'cell-label': 'The header before the cell, in stacked rows.',
    value: 'The content of a cell.',
    placeholder: 'A row on its way.',
    empty: 'What is said when there are no rows.',
  },
  states: {
    'data-state': 'ready, loading, empty; on a header ascending, descending, none',
    'data-variant': 'scroll, stack',
    'data-size': 'sm, md',
  },
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes to the headers that sort, and to the table itself when it scrolls.',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a header: sorts up, down, not at all.',
    },
    {
      keys: ['Arrow keys'],
      does: 'Scroll the table while it has the focus.',
    },
  ],
  do: [
    'Put numbers at the end and mark the column that names the row.',
    'Choose `stack` for rows that are read one by one, `scroll` for columns that are compared.',
  ],
  dont: ['Actions that exist only in the last column of a wide table.'],
  tokens: {
    '--table-bg': 'surface',
    '--table-head-bg': 'surface-sunken',
    '--table-radius': 'radius-lg',
    '--table-max-height': 'none',
  },
};
