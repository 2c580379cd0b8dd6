import type { ModerationAction, Rating, Room } from '@footlight/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './api.ts';
import { roomKey } from './keys.ts';

/** Presses of "follow" and "notify" go out one after the other, wherever on the page they are made. */
let lastFollow: Promise<unknown> = Promise.resolve();

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
      /** Shown at once; of several quick presses the last one holds, here and on the platform. */
      async follow(body: { follow: boolean; notify: boolean }): Promise<void> {
        const { follow: isFollowing, notify: isNotified } = body;
        void change((room) => ({ ...room, viewer: { ...room.viewer, isFollowing, isNotified } }));
        const mine = lastFollow
          .catch(() => undefined)
          .then(() => api('POST /user/{username}/follow', { params, body }));
        lastFollow = mine;
        try {
          const { followerCount, ...now } = await mine;
          if (lastFollow !== mine) return;
          await change((room) => ({
            ...room,
            user: { ...room.user, followerCount },
            viewer: { ...room.viewer, isFollowing: now.isFollowing, isNotified: now.isNotified },
          }));
        } catch (error) {
          // What was shown did not come true: the platform says what holds.
          if (lastFollow === mine) await mutate(roomKey(username));
          throw error;
        }
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
