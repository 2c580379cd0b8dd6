import { isReservedName, type MediaCardItem } from '@footlight/contract';
import { userMediaKey } from '../../shell/api/media-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { UserMediaPage } from './user-media-page.tsx';

/** `/{username}/media` */
export const route: RouteModule = {
  namespaces: ['billing', 'media'],
  isFound: ({ username = '' }) => !isReservedName(username),
  keys: ({ username = '' }) => (isReservedName(username) ? [] : [userMediaKey(usernameParam({ username }))]),
  seo: ({ params: { username = '' }, pathname, data, site: { site }, t }) => {
    const [first] = (data as { mediaList?: MediaCardItem[] } | undefined)?.mediaList ?? [];
    const title = t('media:of', { name: first?.user_display_name ?? username });
    return {
      title: `${title} · ${site.display_name}`,
      description: `${title}. ${t('media:seo.description', { site: site.display_name })}`,
      canonical: pathname.toLowerCase(),
    };
  },
  Component: UserMediaPage,
};
