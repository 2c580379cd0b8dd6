import type { ComponentDocs } from '@footlight/ui/story';

export const officeTableDocs: ComponentDocs = {
  name: 'office-table',
  status: 'new',
  summary: 'A table with filters, order, columns, saved views and its loading, empty and failed states.',
  aliases: ['data table', 'data grid', 'saved views'],
  use: ['For every list of the back office that people compare and sort.'],
  anatomy: { 'more-filters': 'The filters that a phone shows on demand.' },
  keyboard: [
    { keys: ['Tab'], does: 'Goes through filters, headers, rows and their buttons.' },
    { keys: ['Enter', 'Space'], does: 'On a header: sorts. On a button: does what it names.' },
  ],
  accessibility: [
    'The caption names the table; sortable headers say their order.',
    'The number of rows is announced when filters change.',
  ],
  do: [
    'Keep filters and order in the address.',
    'Pass sortValue if the rows are complete and the table sorts them itself.',
  ],
  dont: ['Hide the column that names the row.'],
  tokens: {},
};
