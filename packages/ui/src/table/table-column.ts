import type { ReactNode } from 'react';

export type TableAlign = 'start' | 'center' | 'end';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  /** What stands in the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: TableAlign;
  /** Its header sorts, when the table has `onSortChange`. */
  sortable?: boolean;
  /** Its cell names the row: read out with every other cell of it. */
  isRowHeader?: boolean;
  /** A CSS length. */
  width?: string;
}

export const alignClass: Record<TableAlign, string> = {
  start: 'text-start',
  center: 'text-center',
  end: 'text-end numeric',
};
