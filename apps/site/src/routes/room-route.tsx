import { isReservedName, type Room } from '@footlight/contract';
import { RoomPage } from '../containers/room-page.tsx';
import { roomKey } from '../data/keys.ts';
import { statusOfRoom } from '../player/use-stream-source.ts';
import type { RouteModule } from './route-module.ts';

/** `/{username}`: the chat room. */
export const route: RouteModule = {
  namespaces: ['room'],
  isFound: ({ username = '' }) => !isReservedName(username),
  keys: ({ username = '' }) => (isReservedName(username) ? [] : [roomKey(username.toLowerCase())]),
  firstView: (data) => {
    if (!data) return {};
    return statusOfRoom(data as Room, false) === 'online'
      ? { next: ['src/player/live-session.ts'] }
      : { shown: ['src/containers/room-stage.tsx'], namespaces: ['stage'] };
  },
  seo: ({ params, data, site, t }) => {
    const username = (params.username ?? '').toLowerCase();
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
  Component: RoomPage,
};
