import type { BrowseAnswer } from '@footlight/contract';
import { openedListKey } from '../../features/browse/first-size.ts';
import { listPageCount, listPageOf, listPagePath } from '../../features/browse/list-page.ts';
import { listData } from '../../shell/routes/list-data.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { BrowsePage } from './browse-page.tsx';

/** The four sections, and all lists below them. The platform knows which lists exist. */
export const route: RouteModule = {
  namespaces: ['browse'],
  searchParams: ['p'],
  keys: (_, pathname, language, query) => [openedListKey(pathname, language, query)],
  seo: ({ pathname, query, data, site, t }) => {
    const answer = data as BrowseAnswer | undefined;
    const page = listPageOf(query);
    const title = answer?.seo.metaTitle ?? site.site.display_name;
    return {
      title: page > 1 ? `${title} · ${t('ui:pagination.page', { page: String(page) })}` : title,
      description: answer?.seo.metaDescription ?? '',
      canonical: listPagePath(pathname, '', page),
      ...(page > 1 ? { previous: listPagePath(pathname, '', page - 1) } : {}),
      ...(page < listPageCount(pathname, answer?.totalCount ?? 0)
        ? { next: listPagePath(pathname, '', page + 1) }
        : {}),
      isPrivate: answer?.seo.isIndexed === false,
    };
  },
  structuredData: listData,
  Component: BrowsePage,
};
