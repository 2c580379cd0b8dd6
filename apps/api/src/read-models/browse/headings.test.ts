import { allLists, LANGUAGES, listPath } from '@footlight/contract';
import { expect, it } from 'vitest';
import { headingOf } from './headings.ts';

const lists = allLists().filter((list) => listPath(list) !== '/');

it.each(LANGUAGES)('[BROWSE-01] [I18N-01] every list has a heading and a description in %s', (language) => {
  const texts = lists.map((list) => ({ path: listPath(list), ...headingOf(list, language) }));
  expect(texts.length).toBeGreaterThan(300);
  const bad = texts.filter(
    ({ h1 = '', description = '' }) => !/^[^{}]{3,}$/.test(h1) || !/^[^{}]{15,}$/.test(description),
  );
  expect(bad).toEqual([]);
});

it.each(LANGUAGES)('[BROWSE-01] the lists of a section have different headings in %s', (language) => {
  // A range of prices may be written from either end.
  const headings = lists
    .filter(({ id, gender }) => gender === 'f' && id !== 'private-rate')
    .map((list) => headingOf(list, language)?.h1);
  const twice = headings.filter((heading, index) => headings.indexOf(heading) !== index);
  expect(twice).toEqual([]);
});

it('[I18N-01] a list is described in each language by words of its own', () => {
  const same = lists.filter((list) => {
    const described = LANGUAGES.map((language) => headingOf(list, language)?.description);
    return new Set(described).size < LANGUAGES.length;
  });
  expect(same.map(listPath)).toEqual([]);
});
