import { type Fanclub, isReservedName } from '@footlight/contract';
import { fanClubKey } from '../../shell/api/keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { FanClubPage } from './fan-club-page.tsx';

/** `/{username}/fanclub` */
export const route: RouteModule = {
  namespaces: ['billing', 'fan-clubs', 'media'],
  isFound: ({ username = '' }) => !isReservedName(username),
  keys: ({ username = '' }) => (isReservedName(username) ? [] : [fanClubKey(usernameParam({ username }))]),
  seo: ({ params, data, site: { site }, t }) => {
    const username = usernameParam(params);
    const name = (data as Fanclub | undefined)?.display_name ?? username;
    return {
      title: t('seo.fanClub.title', { name, site: site.display_name }),
      description: t('seo.fanClub.description', { name, site: site.display_name }),
      canonical: `/${username}/fanclub`,
    };
  },
  Component: FanClubPage,
};
