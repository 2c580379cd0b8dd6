import { SEARCH_TYPES } from '@footlight/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSearch, searchAddress } from './search-address.ts';

it('[BROWSE-06] an address of results says what was asked, whatever the query', () => {
  const words = fc.string({ maxLength: 60 }).map((text) => text.trim());
  fc.assert(
    fc.property(
      words,
      fc.constantFrom(...SEARCH_TYPES),
      fc.integer({ min: 1, max: 1_000 }),
      (query, type, page) => {
        const address = new URL(searchAddress({ query, type, page }), 'http://site');
        expect(readSearch(address.search)).toEqual({ query, type, page });
      },
    ),
  );
  expect(readSearch('?p=-3&type=planets')).toEqual({ query: '', type: 'models', page: 1 });
});
