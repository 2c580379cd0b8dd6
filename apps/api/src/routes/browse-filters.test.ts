import type { BrowseAnswer, FilterCounts } from '@footlight/contract';
import { LIST_LANGUAGES, LIST_RATES, LIST_REGIONS } from '@footlight/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let guest: TestBrowser;
beforeAll(async () => {
  platform = await openTestPlatform({ now: () => Date.parse('2026-11-01T13:00:00Z') });
  guest = new TestBrowser(platform.app, { 'x-geo-country': 'NL' });
});
afterAll(() => platform.stop());

type Query = Record<string, string>;
const search = (query: Query) => new URLSearchParams(query).toString();
const countsOf = async (query: Query, browser = guest) =>
  (await browser.get<FilterCounts>(`/browse/filters?${search(query)}`)).body;
const roomsOf = async (query: Query, browser = guest) =>
  (await browser.get<BrowseAnswer>(`/browse/react/multi-filter?perPage=1000&${search(query)}`)).body
    .totalCount;

/** Values that the panel offers. */
const VALUES: Record<keyof FilterCounts, readonly string[]> = {
  source: ['/', '/girls', '/couples', '/men', '/trans'],
  lang: LIST_LANGUAGES,
  region: LIST_REGIONS,
  tag: [],
  rate: LIST_RATES,
  chRate: ['3', '4', '5'],
};

describe('[BROWSE-04] counts of each value', () => {
  it.each<[string, Query]>([
    ['nothing', {}],
    ['a section and a language', { source: '/girls', lang: 'english' }],
    ['two languages and a tag', { lang: 'english,german', tag: 'chat' }],
    ['a price and a rating', { rate: '60', chRate: '4' }],
    ['a ranking', { source: '/girls/leaders', region: 'europe' }],
    ['a list that has its own rule', { source: '/private-shows', tag: 'chat', rate: '6-90' }],
    ['a hidden section', { 'gender-hide': 'm,t' }],
  ])('are those of the lists that they lead to: %s', async (_, query) => {
    const counts = await countsOf(query);
    let compared = 0;
    for (const [name, offered] of Object.entries(VALUES) as [keyof FilterCounts, string[]][]) {
      const values = name === 'tag' ? Object.keys(counts.tag) : [...offered];
      if (name === 'source' && query.source) values.push(query.source);
      for (const value of values) {
        // A room needs all tags, and one of the other values.
        const chosen = name === 'tag' ? [query.tag, value].filter(Boolean).join(',') : value;
        const expected = await roomsOf({ ...query, [name]: chosen });
        expect(counts[name][value] ?? 0, `${name} ${value}`).toBe(expected);
        compared += expected > 0 ? 1 : 0;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('hold the rules of the lists: what a visitor may not see is not counted', async () => {
    const velvet = new TestBrowser(platform.app, { host: 'velvet.localhost', 'x-geo-country': 'NL' });
    const elsewhere = new TestBrowser(platform.app, { 'x-geo-country': 'US' });
    for (const browser of [velvet, elsewhere])
      expect((await countsOf({}, browser)).source['/']).toBe(await roomsOf({}, browser));
  });

  it('refuse what the list refuses', async () => {
    const wrong: Query[] = [{ lang: 'klingon' }, { source: '/followed' }, { rate: 'x' }, { chRate: '9' }];
    for (const query of wrong) {
      const { status, body } = await guest.get<{ errorType: string }>(`/browse/filters?${search(query)}`);
      expect([status, body.errorType], search(query)).toEqual([400, 'invalid_input']);
    }
  });
});
