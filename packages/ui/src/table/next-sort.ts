export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** Key of the column. */
  key: string;
  direction: SortDirection;
}

/** The next sort order of a header: ascending, descending, then unsorted. */
export function nextSort(sort: TableSort | null | undefined, key: string): TableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}
