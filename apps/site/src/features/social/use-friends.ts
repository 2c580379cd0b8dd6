import type { FriendAction, Room } from '@footlight/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { roomKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { conversationsKey, friendsKey, messagesKey } from './people-keys.ts';

export const useFriends = () => useRead(friendsKey);

/** Requests, accepts or ends a friendship and refreshes the affected data. A refusal is shown in a toast. */
export const useFriendAction = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const errorToast = useErrorToast();
  return useCallback(
    async (action: FriendAction, username: string): Promise<void> => {
      try {
        const { friendStatus } = await api('POST /user/{username}/friend', {
          params: { username },
          body: { action },
        });
        await mutate<Room>(
          roomKey(username),
          (room) => room && { ...room, viewer: { ...room.viewer, friendStatus } },
          { revalidate: false },
        );
        await Promise.all([friendsKey, conversationsKey, messagesKey(username)].map((key) => mutate(key)));
      } catch (error) {
        errorToast(error);
      }
    },
    [api, mutate, errorToast],
  );
};
