import type { ReactNode } from 'react';

export type TableAlign = 'start' | 'center' | 'end';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  /** The content of a row's cell. */
  cell: (row: Row) => ReactNode;
  /** Aligns numbers at the end. */
  align?: TableAlign;
  /** The header is a sort button if the table has `onSortChange`. */
  sortable?: boolean;
  /** Its cell labels the row: announced with every other cell of it. */
  isRowHeader?: boolean;
  /** A CSS length. */
  width?: string;
}

export const alignClass: Record<TableAlign, string> = {
  start: 'text-start',
  center: 'text-center',
  end: 'text-end numeric',
};
