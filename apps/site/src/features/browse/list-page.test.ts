import { expect, it } from 'vitest';
import { listPageCount, listPageOf, listPagePath } from './list-page.ts';

it('[BROWSE-03] reads the page of an address, and takes the first for every other value', () => {
  const pageOf = (search: string) => listPageOf(new URLSearchParams(search));
  expect(['', 'p=1', 'p=2', 'p=1000'].map(pageOf)).toEqual([1, 1, 2, 1_000]);
  for (const wrong of ['p=0', 'p=-2', 'p=1.5', 'p=x', 'p=', 'p=1001', 'p=99999', 'p=2e3', 'q=2'])
    expect(pageOf(wrong), wrong).toBe(1);
});

it('counts pages of the size that the list has without scripts', () => {
  expect([0, 1, 98, 99, 20_000].map((total) => listPageCount('/girls', total))).toEqual([0, 1, 1, 2, 205]);
  expect(listPageCount('/top', 21)).toBe(2);
  expect(listPageCount('/', 1e9)).toBe(1_000);
});

it('keeps the other parameters, and none for the first page', () => {
  expect(listPagePath('/girls', '', 2)).toBe('/girls?p=2');
  expect(listPagePath('/girls', '?p=2', 1)).toBe('/girls');
  expect(listPagePath('/multi-filter', '?source=/girls&lang=english,german&p=2', 3)).toBe(
    '/multi-filter?source=/girls&lang=english,german&p=3',
  );
});
