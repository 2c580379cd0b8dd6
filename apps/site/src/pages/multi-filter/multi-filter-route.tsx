import type { BrowseAnswer } from '@footlight/contract';
import { browseKey } from '../../shell/api/keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { filterCountsKey, filterQuery, PASSED } from './filter-query.ts';
import { MultiFilterPage } from './multi-filter-page.tsx';

/** `/multi-filter` */
export const route: RouteModule = {
  namespaces: ['browse', 'lists'],
  searchParams: PASSED,
  keys: (_, pathname, language, query) => [
    browseKey(pathname, language, filterQuery(query)),
    filterCountsKey(query),
  ],
  seo: ({ data }) => {
    const answer = data as BrowseAnswer | undefined;
    return {
      title: answer?.seo.metaTitle ?? '',
      description: answer?.seo.metaDescription ?? '',
      canonical: '/multi-filter',
      isPrivate: true,
    };
  },
  Component: MultiFilterPage,
};
