import { readSearch } from '@footlight/site-widgets';
import { searchKey } from '../../features/search/search-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { SearchPage } from './search-page.tsx';

/** `/search`: not for search engines, which have the lists themselves. */
export const route: RouteModule = {
  namespaces: ['browse', 'search', 'billing', 'media'],
  searchParams: ['q', 'type', 'p'],
  keys: (_params, _pathname, _language, params) => {
    const { type, query, page } = readSearch(params.toString());
    return [searchKey(type, query, page)];
  },
  seo: ({ site, t }) => ({
    title: t('search:search.seo', { site: site.site.display_name }),
    description: t('search:search.description'),
    canonical: '/search',
    isPrivate: true,
  }),
  Component: SearchPage,
};
