import { expect, it } from 'vitest';
import { filterValues, searchOf, without } from './filter-search.ts';

it('keeps filters in a short address, and takes one value out', () => {
  const form = new URLSearchParams([
    ['source', '/girls'],
    ['lang', 'english'],
    ['lang', 'german'],
    ['rate', ''],
    ['other', 'x'],
  ]);
  expect(searchOf(form)).toBe('?source=/girls&lang=english,german');
  expect(without('?source=/girls&lang=english,german', 'lang', 'english')).toBe('?source=/girls&lang=german');
  expect(without('?lang=german', 'lang', 'german')).toBe('');
});

it('reads repeated and listed values once each', () => {
  expect(filterValues(new URLSearchParams('tag=chat,yoga&tag=chat&tag='), 'tag')).toEqual(['chat', 'yoga']);
});
