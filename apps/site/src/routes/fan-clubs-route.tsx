import { FANCLUB_TABS, fanclubListOf } from '@footlight/contract';
import { FanClubsPage } from '../containers/fan-clubs-page.tsx';
import { browseKey } from '../data/keys.ts';
import type { RouteModule } from './route-module.ts';

/** `/fanclub/{all|online}` and the same of a section: fan clubs to choose from. */
export const route: RouteModule = {
  namespaces: ['doors'],
  isFound: ({ tab }) => FANCLUB_TABS.some((one) => one === tab),
  keys: (_, pathname) => (fanclubListOf(pathname) ? [browseKey(pathname)] : []),
  seo: ({ pathname, site, t }) => ({
    title: `${t('doors:clubs.title')} · ${site.site.display_name}`,
    description: t('doors:clubs.description', { site: site.site.display_name }),
    canonical: pathname,
  }),
  Component: FanClubsPage,
};
