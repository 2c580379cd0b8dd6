import { MEDIA_SORTS } from '@footlight/contract';
import type { FreeVideoFilter } from '../../features/content/content-keys.ts';
import { listAddress, pageOf, pageText } from '../../features/content/list-address.ts';

export const FREE_VIDEOS = '/porn';

/** What an address asks for: `/porn` and `/porn/tag/{tag}` with `?o`, `?p`, `?tag` and `?q` (spec 3 §7). */
export const filterOf = (tag: string | undefined, query: URLSearchParams): FreeVideoFilter => ({
  page: pageOf(query, 'p'),
  sort: MEDIA_SORTS.find((sort) => sort === query.get('o')) ?? 'date_added',
  tag: tag ?? query.get('tag'),
  search: (query.get('q') ?? '').trim().slice(0, 80),
});

/** The one address of a filter, which search engines should keep. */
export const addressOf = ({ page, sort, tag, search }: FreeVideoFilter): string =>
  listAddress(tag === null ? FREE_VIDEOS : `${FREE_VIDEOS}/tag/${encodeURIComponent(tag)}`, {
    o: sort === 'date_added' ? null : sort,
    q: search,
    p: pageText(page),
  });
