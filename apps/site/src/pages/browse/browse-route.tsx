import type { BrowseAnswer } from '@footlight/contract';
import { firstListKey } from '../../features/browse/first-size.ts';
import { listData } from '../../shell/routes/list-data.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { BrowsePage } from './browse-page.tsx';

/** `/`, the four sections, and all lists below them. The platform knows which lists exist. */
export const route: RouteModule = {
  keys: (_, pathname, language) => [firstListKey(pathname, language)],
  seo: ({ pathname, data, site }) => {
    const answer = data as BrowseAnswer | undefined;
    return {
      title: answer?.seo.metaTitle ?? site.site.display_name,
      description: answer?.seo.metaDescription ?? '',
      canonical: pathname,
      isPrivate: answer?.seo.isIndexed === false,
    };
  },
  structuredData: listData,
  Component: BrowsePage,
};
