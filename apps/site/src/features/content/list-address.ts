/** The address of a list with the parts of the query that are set. */
export const listAddress = (path: string, query: Record<string, string | null | undefined>): string => {
  const set = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return set.length > 0 ? `${path}?${new URLSearchParams(set)}` : path;
};

/** The page number in an address; 1 for none and for anything that is not a number. */
export const pageOf = (query: URLSearchParams, name: string): number => {
  const value = query.get(name) ?? '';
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1;
};
/** The number as a part of an address: the first page needs none. */
export const pageText = (page: number): string | null => (page > 1 ? String(page) : null);
