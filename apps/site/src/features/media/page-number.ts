/** The page of a list that an address names. */
export const pageNumberOf = (query: URLSearchParams): number => Math.max(1, Number(query.get('page')) || 1);
