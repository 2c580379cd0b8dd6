import { expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';
import type { TableColumn } from './table-column.ts';

interface Row {
  name: string;
  size: number | null;
}
const columns: TableColumn<Row>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name },
  { key: 'size', header: 'Size', cell: ({ size }) => size, sortValue: ({ size }) => size },
  { key: 'other', header: 'Other', cell: () => null },
];
const rows: Row[] = [
  { name: 'zoe', size: 9 },
  { name: 'Älva', size: null },
  { name: 'bo', size: 10 },
];
const names = (key: string, direction: 'ascending' | 'descending') =>
  sortRows(rows, columns, { key, direction }, 'de').map(({ name }) => name);

it('sorts words as the language does, numbers by size, and rows without a value last either way', () => {
  expect(names('name', 'ascending')).toEqual(['Älva', 'bo', 'zoe']);
  expect(names('size', 'ascending')).toEqual(['zoe', 'bo', 'Älva']);
  expect(names('size', 'descending')).toEqual(['bo', 'zoe', 'Älva']);
});

it('leaves the order of the rows without a sort or a value to sort by', () => {
  expect(sortRows(rows, columns, null, 'en')).toBe(rows);
  expect(sortRows(rows, columns, { key: 'other', direction: 'ascending' }, 'en')).toBe(rows);
});
