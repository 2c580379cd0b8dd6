import { isReservedName, type Room } from '@footlight/contract';
import { roomKey } from '../../shell/api/keys.ts';
import { userMediaKey } from '../../shell/api/media-keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { BioPage } from './bio-page.tsx';

/** `/{username}/bio` */
export const route: RouteModule = {
  namespaces: ['content', 'schedule'],
  isFound: ({ username = '' }) => !isReservedName(username),
  keys: (params) => {
    const username = usernameParam(params);
    return isReservedName(username) ? [] : [roomKey(username), userMediaKey(username)];
  },
  seo: ({ params, data, site: { site }, t }) => {
    const username = usernameParam(params);
    const room = data as Room | undefined;
    const name = room?.user.displayName ?? username;
    return {
      title: t('content:bio.seo', { name, site: site.display_name }),
      description: t('content:bio.description', { name, site: site.display_name }),
      canonical: `/${username}/bio`,
      type: 'profile',
      isPrivate: room === undefined,
      ...(room ? { image: room.user.shareImageUrl } : {}),
    };
  },
  structuredData: ({ data, base }) => {
    const room = data as Room | undefined;
    if (!room) return null;
    const { username, displayName, tagListNew, languages, followerCount } = room.user;
    return {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: `${base}/${username}/bio`,
      mainEntity: {
        '@type': 'Person',
        name: displayName,
        alternateName: username,
        url: `${base}/${username}`,
        knowsLanguage: languages,
        knowsAbout: tagListNew,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: { '@type': 'FollowAction' },
          userInteractionCount: followerCount,
        },
      },
    };
  },
  Component: BioPage,
};
