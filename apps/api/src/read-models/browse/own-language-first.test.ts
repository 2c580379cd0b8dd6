import type { Language } from '@footlight/contract';
import { expect, it } from 'vitest';
import { ownLanguageFirst } from './own-language-first.ts';
import type { BrowseRequest } from './request.ts';
import type { ListedRow } from './rows.ts';

/** Rooms of `de`, `en` and an offline one, as their numbers. */
const LANGUAGES = ['english', 'german', 'english', 'german'];
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    model: { userId: index, rank: index === 3 ? 2 : 0, languages: [LANGUAGES[index % 4], 'german'] },
  })) as unknown as ListedRow[];
const request = (more: Partial<BrowseRequest> = {}): BrowseRequest =>
  ({
    list: { id: 'home', gender: null, values: {} },
    filters: null,
    page: 1,
    language: 'de' satisfies Language,
    isByConnection: false,
    ...more,
  }) as BrowseRequest;
const order = (count: number, more?: Partial<BrowseRequest>) =>
  ownLanguageFirst(rows(count), request(more)).map(({ model }) => model.userId);

it('[BROWSE-02] live rooms whose main language is the visitor’s are first among the first of a default list', () => {
  expect(order(6)).toEqual([1, 5, 0, 2, 3, 4]);
  expect(order(6, { language: 'en' })).toEqual([0, 2, 4, 1, 3, 5]);
  expect(order(6, { list: { id: 'new', gender: null, values: {} } })).toEqual([0, 1, 2, 3, 4, 5]);
  expect(order(6, { page: 2 })).toEqual([0, 1, 2, 3, 4, 5]);
});

it('[BROWSE-03] a list that grows keeps its order', () => {
  expect(order(98)).toEqual(order(158).slice(0, 98));
  expect(order(60)).toEqual(order(98).slice(0, 60));
});
