import type { ModerationAction, Rating, Room } from '@footlight/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/api.ts';
import { roomKey } from '../api/keys.ts';

/** Queue of follow calls, shared by the whole page, so that they are sent one after the other. */
let lastFollow: Promise<unknown> = Promise.resolve();

/** Calls about one broadcaster's room. Each updates the cache. */
export const useRoomCalls = (username: string) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const params = { username };
    const change = (update: (room: Room) => Room) =>
      mutate<Room>(roomKey(username), (room) => room && update(room), { revalidate: false });
    return {
      /** The platform publishes the change to everybody in the room, including this tab. */
      moderate: (action: ModerationAction, target: string, reason?: string) =>
        api('POST /chat/react/{username}/moderate', {
          params,
          body: { action, target, ...(reason ? { reason } : {}) },
        }),
      /** Optimistic. Of several quick clicks the last one counts, here and on the platform. */
      async follow(body: { follow: boolean; notify: boolean }): Promise<void> {
        void change((room) => ({
          ...room,
          viewer: { ...room.viewer, isFollowing: body.follow, isNotified: body.notify },
        }));
        const mine = lastFollow
          .catch(() => undefined)
          .then(() => api('POST /user/{username}/follow', { params, body }));
        lastFollow = mine;
        try {
          const { followerCount, isFollowing, isNotified, isAwaitingOpening } = await mine;
          if (lastFollow !== mine) return;
          await change((room) => ({
            ...room,
            user: { ...room.user, followerCount },
            viewer: { ...room.viewer, isFollowing, isNotified, isAwaitingOpening },
          }));
        } catch (error) {
          // The call failed: read the state that the platform has.
          if (lastFollow === mine) await mutate(roomKey(username));
          throw error;
        }
      },
      async rate(value: Rating): Promise<void> {
        const { rateToday, rating, ratingCount } = await api('POST /user/{username}/rate', {
          params,
          body: { value },
        });
        await change((room) => ({
          ...room,
          user: { ...room.user, rating, ratingCount },
          viewer: { ...room.viewer, rateToday },
        }));
      },
      /** Reads the room again after a change that is not published, such as this viewer's recent tokens. */
      async fresh(): Promise<Room> {
        const room = await api('GET /chat/react/{username}', { params });
        await mutate(roomKey(username), room, { revalidate: false });
        return room;
      },
    };
  }, [api, mutate, username]);
};
