import { type Fanclub, isReservedName } from '@footlight/contract';
import { FanClubPage } from '../containers/fan-club-page.tsx';
import { fanClubKey } from '../data/keys.ts';
import type { RouteModule } from './route-module.ts';

/** `/{username}/fanclub`: the fan club of a broadcaster. */
export const route: RouteModule = {
  namespaces: ['billing', 'media', 'doors'],
  isFound: ({ username = '' }) => !isReservedName(username),
  keys: ({ username = '' }) => (isReservedName(username) ? [] : [fanClubKey(username.toLowerCase())]),
  seo: ({ params, data, site, t }) => {
    const username = (params.username ?? '').toLowerCase();
    const name = (data as Fanclub | undefined)?.display_name ?? username;
    return {
      title: t('seo.fanClub.title', { name, site: site.site.display_name }),
      description: t('seo.fanClub.description', { name, site: site.site.display_name }),
      canonical: `/${username}/fanclub`,
    };
  },
  Component: FanClubPage,
};
