import type { ApiError } from '@footlight/client';
import type { Room } from '@footlight/contract';
import { useMemo } from 'react';
import { roomKey } from '../api/keys.ts';
import { useRead } from '../api/use-read.ts';
import { useCurrentUser } from '../session/use-current-user.ts';

/** Whether the visitor is the broadcaster of this room; known before the room's answer. */
export const useIsOwnRoom = (username: string): boolean => useCurrentUser().data?.user.username === username;

/** A broadcaster's room (spec 2 §3). Socket events keep the cached answer up to date, so focus does not revalidate it. */
export const useRoom = (username: string) => {
  const { data, error, mutate } = useRead(roomKey(username), {
    revalidateOnFocus: false,
    // No answer, or the platform is down: reading again can help.
    shouldRetryOnError: ({ status }: ApiError) => status < 1 || status > 499,
  });
  const isOwn = useIsOwnRoom(username);
  // The HTML brings a guest's answer: until the session's own is there, the broadcaster would be offered their own show.
  const room = useMemo<Room | undefined>(
    () => (data && isOwn ? { ...data, viewer: { ...data.viewer, isStreamer: true } } : data),
    [data, isOwn],
  );
  return { data: room, error, mutate };
};
