import { LRUCache } from 'lru-cache';
import { matchRoutes, type Params } from 'react-router';
import { SITE_ROUTES, type SiteRoute } from '../app/router/routes.ts';

const routes = SITE_ROUTES.map(({ path }, index) => ({ path, id: String(index) }));

interface MatchedPage {
  source: SiteRoute;
  params: Params;
}

/** The router ranks all routes again for each match, which takes longer than everything else for a page from memory. */
const known = new LRUCache<string, MatchedPage, unknown>({
  max: 1_000,
  memoMethod: (path) => {
    const matched = matchRoutes(routes, path)?.at(-1);
    return { source: SITE_ROUTES[Number(matched?.route.id)] as SiteRoute, params: matched?.params ?? {} };
  },
});

/** The route of a path without its language, and the parts of the path that it names. */
export const matchPage = (path: string): Readonly<MatchedPage> => known.memo(path);

/**
 * The query without the parameters that the page of this path does not read, so that they do not create another page.
 * The other parameters stay as they were written.
 */
export const pageSearch = async (path: string, search: string): Promise<string> => {
  if (search === '') return '';
  const { route } = await matchPage(path).source.load();
  const read = new Set(route.searchParams);
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => [...new URLSearchParams(part).keys()].some((name) => read.has(name)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
};
