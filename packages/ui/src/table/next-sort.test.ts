import { expect, it } from 'vitest';
import { nextSort } from './next-sort.ts';

it('a header sorts up, down, and not any more; another header starts anew', () => {
  const up = nextSort(null, 'date');
  expect(up).toEqual({ key: 'date', direction: 'ascending' });
  const down = nextSort(up, 'date');
  expect(down).toEqual({ key: 'date', direction: 'descending' });
  expect(nextSort(down, 'date')).toBeNull();
  expect(nextSort(down, 'amount')).toEqual({ key: 'amount', direction: 'ascending' });
});
