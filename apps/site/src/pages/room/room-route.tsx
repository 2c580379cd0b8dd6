import { isReservedName, type Room } from '@footlight/contract';
import { roomKey } from '../../shell/api/keys.ts';
import type { RouteModule } from '../../shell/routes/route-module.ts';
import { usernameParam } from '../../shell/routes/username-param.ts';
import { firstView } from './first-view.ts';
import { liveData } from './live-data.ts';
import { RoomPage } from './room-page.tsx';

/** `/{username}`: the chat room. */
export const route: RouteModule = {
  namespaces: ['room'],
  isFound: ({ username = '' }) => !isReservedName(username),
  keys: ({ username = '' }) => (isReservedName(username) ? [] : [roomKey(usernameParam({ username }))]),
  firstView,
  seo: ({ params, data, site, t }) => {
    const username = usernameParam(params);
    const room = data as Room | undefined;
    const name = room?.user.displayName ?? username;
    return {
      title: t('seo.room.title', { name, site: site.site.display_name }),
      description:
        room?.chat.subjectText || t('seo.room.description', { name, site: site.site.display_name }),
      canonical: `/${username}`,
      type: 'profile',
      ...(room ? { image: room.user.shareImageUrl } : {}),
    };
  },
  structuredData: liveData,
  Component: RoomPage,
};
