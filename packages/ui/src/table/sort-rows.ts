import type { TableSort } from './next-sort.ts';
import type { TableColumn } from './table-column.ts';

const compare = (a: string | number, b: string | number, language: string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), language);

/**
 * Sorts a complete list by the `sortValue` of a column; rows without a value are last. A list that is read page by page is
 * sorted where it is read.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  sort: TableSort | null,
  language: string,
): readonly Row[] {
  const sortValueOf = columns.find(({ key }) => key === sort?.key)?.sortValue;
  if (!sort || !sortValueOf) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [sortValueOf(one), sortValueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b, language);
  });
}
