import { FANCLUB_TABS, type Fanclub, fanclubListOf, isReservedName } from '@footlight/contract';
import { useParams } from 'react-router';
import { FanClubPage } from '../containers/fan-club-page.tsx';
import { FanClubsPage } from '../containers/fan-clubs-page.tsx';
import { browseKey, fanClubKey } from '../data/keys.ts';
import type { RouteModule } from './route-module.ts';

const FanClubRoute = () => (useParams().tab === undefined ? <FanClubPage /> : <FanClubsPage />);

/** `/{username}/fanclub`, and the lists: `/fanclub/{all|online}` and the same of a section. */
export const route: RouteModule = {
  namespaces: ['billing', 'media', 'doors'],
  isFound: ({ username = '', tab }) =>
    tab === undefined ? !isReservedName(username) : FANCLUB_TABS.some((one) => one === tab),
  keys: ({ username = '', tab }, pathname) => {
    if (tab !== undefined) return fanclubListOf(pathname) ? [browseKey(pathname)] : [];
    return isReservedName(username) ? [] : [fanClubKey(username.toLowerCase())];
  },
  seo: ({ params, pathname, data, site, t }) => {
    const { display_name } = site.site;
    if (params.tab !== undefined) {
      return {
        title: `${t('doors:clubs.title')} · ${display_name}`,
        description: t('doors:clubs.description', { site: display_name }),
        canonical: pathname,
      };
    }
    const username = (params.username ?? '').toLowerCase();
    const name = (data as Fanclub | undefined)?.display_name ?? username;
    return {
      title: t('seo.fanClub.title', { name, site: display_name }),
      description: t('seo.fanClub.description', { name, site: display_name }),
      canonical: `/${username}/fanclub`,
    };
  },
  Component: FanClubRoute,
};
