/** Filters with several values: the form repeats their name, an address has them as a list. */
export const LISTED = ['tag', 'lang', 'region'] as const;
export const SINGLE = ['source', 'rate', 'chRate', 'new_sort'] as const;
export type FilterName = (typeof LISTED)[number] | (typeof SINGLE)[number];

/** The values of a filter in an address. */
export const filterValues = (query: URLSearchParams, name: string): string[] => [
  ...new Set(
    query
      .getAll(name)
      .flatMap((value) => value.split(','))
      .filter(Boolean),
  ),
];

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
  const left = filterValues(query, name).filter((one) => one !== value);
  query.delete(name);
  if (left.length > 0) query.set(name, left.join(','));
  return searchOf(query);
};
