import { readKey } from '@footlight/client';
import type { CallInput } from '@footlight/contract/operations';

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
/** Filters with several values: the form repeats their name, the call takes a list. */
export const LISTED = ['tag', 'lang', 'region'] as const;
export const SINGLE = ['source', 'rate', 'chRate', 'new_sort'] as const;
export type FilterName = (typeof LISTED)[number] | (typeof SINGLE)[number];

/** The values of a filter in an address. */
export const valuesOf = (query: URLSearchParams, name: FilterName): string[] => [
  ...new Set(
    query
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter(Boolean),
  ),
];

/** What an address asks the platform for; empty fields of the form and all other parameters are left out. */
export const filterQuery = (query: URLSearchParams): Omit<Query, 'language'> => {
  const entries = PASSED.flatMap((name) => {
    const value = valuesOf(query, name as FilterName).join(',');
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as Omit<Query, 'language'>;
};

/** How many rooms each value would give, with the other filters of this address. */
export const filterCountsKey = (query: URLSearchParams) => {
  const { p: _p, perPage: _perPage, new_sort: _sort, ...filters } = filterQuery(query);
  return readKey('GET /browse/filters', { query: filters });
};

/** The address's query of a form, without empty fields. */
export const searchOf = (form: FormData | URLSearchParams): string => {
  const query = new URLSearchParams();
  for (const name of [...SINGLE, ...LISTED]) {
    const values = form.getAll(name).map(String).filter(Boolean);
    if (values.length > 0) query.set(name, values.join(','));
  }
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text ? `?${text}` : '';
};

/** The query without one value of a filter. */
export const without = (search: string, name: FilterName, value: string): string => {
  const query = new URLSearchParams(search);
  const left = valuesOf(query, name).filter((one) => one !== value);
  query.delete(name);
  if (left.length > 0) query.set(name, left.join(','));
  return searchOf(query);
};
