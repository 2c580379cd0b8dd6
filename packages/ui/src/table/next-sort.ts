export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  /** Key of the column. */
  key: string;
  direction: SortDirection;
}

/** What a press on a header asks for: up, then down, then the order that the rows came in. */
export function nextSort(sort: TableSort | null | undefined, key: string): TableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}
