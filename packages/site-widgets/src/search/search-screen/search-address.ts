import { MAX_SEARCH_LENGTH, SEARCH_TYPES, type SearchType } from '@footlight/contract';

export interface SearchAsked {
  query: string;
  type: SearchType;
  /** From 1. */
  page: number;
}

/** What the query of `/search` asks for. */
export const readSearch = (search: string): SearchAsked => {
  const params = new URLSearchParams(search);
  const page = Number(params.get('p'));
  return {
    query: (params.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    type: SEARCH_TYPES.find((type) => type === params.get('type')) ?? 'models',
    page: Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1,
  };
};

/** The address of results. */
export const searchAddress = ({ query, type = 'models', page = 1 }: Partial<SearchAsked>): string => {
  const params = new URLSearchParams({
    ...(query ? { q: query } : {}),
    ...(type === 'models' ? {} : { type }),
    ...(page > 1 ? { p: String(page) } : {}),
  });
  return params.size > 0 ? `/search?${params}` : '/search';
};
