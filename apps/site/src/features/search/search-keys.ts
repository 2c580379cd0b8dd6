import { readKey } from '@footlight/client';
import type { SearchType } from '@footlight/contract';

export const suggestionsKey = (q: string) => readKey('GET /search/suggestions', { query: { q } });
export const searchKey = (type: SearchType, q: string, page: number) =>
  readKey('GET /browse/react/v2/search/index/{type}', {
    params: { type },
    query: page > 1 ? { q, p: String(page) } : { q },
  });
