import type { FriendAction, Room } from '@footlight/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useToast } from '../state/toasts.ts';
import { useApi } from './api.ts';
import { roomKey } from './keys.ts';
import { conversationsKey, friendsKey, messagesKey } from './people-keys.ts';
import { usePeopleErrorText } from './use-people-error-text.ts';
import { useRead } from './use-read.ts';

export const useFriends = () => useRead(friendsKey);

/** Asks, accepts or ends; what shows how the two stand is asked again. A refusal is said in a toast. */
export const useFriendAction = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const errorText = usePeopleErrorText();
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
        toast({ appearance: 'error', content: errorText(error) });
      }
    },
    [api, mutate, toast, errorText],
  );
};
