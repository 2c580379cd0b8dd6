import { expect, it } from 'vitest';
import { filterQuery } from './filter-query.ts';

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
