import type { BrowseAnswer } from '@footlight/contract';
import { browseKey } from '../../shell/api/keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { BrowsePage } from './browse-page.tsx';

/** `/` and the four sections. */
export const route: RouteModule = {
  keys: (_, pathname, language) => [browseKey(pathname, language)],
  seo: ({ pathname, data }) => {
    const answer = data as BrowseAnswer | undefined;
    return {
      title: answer?.seo.metaTitle ?? '',
      description: answer?.seo.metaDescription ?? '',
      canonical: pathname,
    };
  },
  Component: BrowsePage,
};
