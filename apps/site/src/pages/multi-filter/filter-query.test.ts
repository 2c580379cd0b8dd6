import { expect, it } from 'vitest';
import { filterQuery, searchOf, without } from './filter-query.ts';

it('[BROWSE-04] passes on only the listed parameters, and repeated ones as a list', () => {
  expect(
    filterQuery(
      new URLSearchParams(
        '?lang=english&lang=german&tag=chat,yoga&rate=&source=/girls&p=2&perPage=40&region=usa&chRate=4&new_sort=new&gender-hide=m&evil=1&language=de&ab=3',
      ),
    ),
  ).toEqual({
    lang: 'english,german',
    tag: 'chat,yoga',
    source: '/girls',
    p: '2',
    perPage: '40',
    region: 'usa',
    chRate: '4',
    new_sort: 'new',
    'gender-hide': 'm',
  });
});

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
