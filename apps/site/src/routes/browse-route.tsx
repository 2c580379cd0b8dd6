import type { BrowseAnswer } from '@footlight/contract';
import { BrowsePage } from '../containers/browse-page.tsx';
import { browseKey } from '../data/keys.ts';
import type { RouteModule } from './route-module.ts';

/** `/` and the four sections. */
export const route: RouteModule = {
  keys: (_, pathname) => [browseKey(pathname)],
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
