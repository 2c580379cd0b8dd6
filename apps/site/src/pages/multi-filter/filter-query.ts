import { readKey } from '@footlight/client';
import type { CallInput } from '@footlight/contract/operations';
import { filterValues } from '@footlight/site-widgets';

type Query = NonNullable<CallInput<'GET /browse/react{path}'>['query']>;

/** The parameters that `/multi-filter` passes on (spec 3 §2). */
export const PASSED = [
  'lang',
  'source',
  'perPage',
  'tag',
  'rate',
  'region',
  'chRate',
  'p',
  'new_sort',
  'gender-hide',
] as const satisfies readonly (keyof Query)[];

/** What an address asks the platform for; empty fields of the form and all other parameters are left out. */
export const filterQuery = (query: URLSearchParams): Omit<Query, 'language'> => {
  const entries = PASSED.flatMap((name) => {
    const value = filterValues(query, name).join(',');
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as Omit<Query, 'language'>;
};

/** How many rooms each value would give, with the other filters of this address. */
export const filterCountsKey = (query: URLSearchParams) => {
  const { p: _p, perPage: _perPage, new_sort: _sort, ...filters } = filterQuery(query);
  return readKey('GET /browse/filters', { query: filters });
};
