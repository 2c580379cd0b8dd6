import { type BrowseAnswer, FANCLUB_TABS } from '@footlight/contract';
import { browseKey } from '../../shell/api/keys.ts';
import { listData } from '../../shell/routes/list-data.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { FanClubsPage } from './fan-clubs-page.tsx';

/** `/fanclub/{all|online}` and `/{section}/fanclub/{all|online}` */
export const route: RouteModule = {
  namespaces: ['browse', 'fan-clubs'],
  searchParams: ['p'],
  isFound: ({ tab }) => FANCLUB_TABS.some((one) => one === tab),
  keys: (_, pathname, language) => [browseKey(pathname, language)],
  seo: ({ pathname, data, site: { site }, t }) => {
    const answer = data as BrowseAnswer | undefined;
    return {
      title: answer?.seo.metaTitle ?? `${t('fan-clubs:title')} · ${site.display_name}`,
      description: answer?.seo.metaDescription ?? '',
      canonical: pathname,
      isPrivate: answer?.seo.isIndexed === false,
    };
  },
  structuredData: listData,
  Component: FanClubsPage,
};
