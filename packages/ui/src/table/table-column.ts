import type { ReactNode } from 'react';

export type TableAlign = 'start' | 'center' | 'end';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  /** The content of a row's cell; null for nothing: a dash, and no line in a stacked row. */
  cell: (row: Row) => ReactNode;
  /** Aligns numbers at the end. */
  align?: TableAlign;
  /** The header is a sort button if the table can sort by it: it has `onSortChange`, or the column a `sortValue`. */
  sortable?: boolean;
  /** The value by which the table, or `sortRows`, sorts a list that is complete; null is last. */
  sortValue?: (row: Row) => string | number | null;
  /** Its cell labels the row: announced with every other cell of it. Arrow keys move between links in these cells. */
  isRowHeader?: boolean;
  /** A CSS length. */
  width?: string;
  /**
   * Its place in a stacked row: beside the title (the number or state that matters), a line without its header, one of
   * several short values with their headers that share lines, or actions over the whole width. Without one it is a line
   * with its header.
   */
  narrow?: TableCellPlace;
}

export type TableCellPlace = 'end' | 'line' | 'inline' | 'actions';

export const alignClass: Record<TableAlign, string> = {
  start: 'text-start',
  center: 'text-center',
  end: 'text-end numeric',
};
