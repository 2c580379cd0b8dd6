import { readKey } from '@footlight/client';
import type { TagSort } from '@footlight/site-widgets';

/** What the query of a tags page asks for. */
export const readTagsQuery = (search: string): { page: number; sort: TagSort } => {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1,
    sort: params.get('sort') === 'name' ? 'name' : 'count',
  };
};

/** `section`: `girls`, `men`, `trans` or `couples`; undefined for all. */
export const tagsKey = (section: string | undefined, search: string) => {
  const { page, sort } = readTagsQuery(search);
  const query = { page: String(page), sort };
  return section === undefined
    ? readKey('GET /tags/index', { query })
    : readKey('GET /tags/{gender}', { params: { gender: section }, query });
};
