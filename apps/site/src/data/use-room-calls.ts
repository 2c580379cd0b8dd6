import type { ModerationAction, Rating, Room } from '@footlight/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './api.ts';
import { roomKey } from './keys.ts';

/** Calls about one broadcaster's room; each puts into the cache what it has changed. */
export const useRoomCalls = (username: string) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const params = { username };
    const change = (update: (room: Room) => Room) =>
      mutate<Room>(roomKey(username), (room) => room && update(room), { revalidate: false });
    return {
      /** The room tells all who are in it, this tab too. */
      moderate: (action: ModerationAction, target: string) =>
        api('POST /chat/react/{username}/moderate', { params, body: { action, target } }),
      async follow(body: { follow: boolean; notify: boolean }): Promise<void> {
        const { isFollowing, isNotified, followerCount } = await api('POST /user/{username}/follow', {
          params,
          body,
        });
        await change((room) => ({
          ...room,
          user: { ...room.user, followerCount },
          viewer: { ...room.viewer, isFollowing, isNotified },
        }));
      },
      async rate(value: Rating): Promise<void> {
        const { rateToday, rating } = await api('POST /user/{username}/rate', { params, body: { value } });
        await change((room) => ({
          ...room,
          user: { ...room.user, rating },
          viewer: { ...room.viewer, rateToday },
        }));
      },
      /** The room as it is after something that it tells nobody, such as what this viewer has tipped. */
      async fresh(): Promise<Room> {
        const room = await api('GET /chat/react/{username}', { params });
        await mutate(roomKey(username), room, { revalidate: false });
        return room;
      },
    };
  }, [api, mutate, username]);
};
