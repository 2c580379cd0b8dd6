import { FANCLUB_TABS } from '@footlight/contract';
import { browseKey } from '../../shell/api/keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { FanClubsPage } from './fan-clubs-page.tsx';

/** `/fanclub/{all|online}` and `/{section}/fanclub/{all|online}` */
export const route: RouteModule = {
  namespaces: ['doors'],
  isFound: ({ tab }) => FANCLUB_TABS.some((one) => one === tab),
  keys: (_, pathname, language) => [browseKey(pathname, language)],
  seo: ({ pathname, site: { site }, t }) => ({
    title: `${t('doors:clubs.title')} · ${site.display_name}`,
    description: t('doors:clubs.description', { site: site.display_name }),
    canonical: pathname,
  }),
  Component: FanClubsPage,
};
