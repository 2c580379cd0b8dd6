/** The page number in a URL. */
export const pageNumberOf = (query: URLSearchParams): number => Math.max(1, Number(query.get('page')) || 1);
