import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { roomAppsKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';

/** The apps of a room and its split tip. Room events keep them up to date; after a reconnect they are read again. */
export const useRoomApps = (username: string, socket: RoomSocket | null) => {
  const { mutate } = useSWRConfig();
  const key = roomAppsKey(username);
  const onState = useEffectEvent(() => {
    if (socket?.state.getSnapshot() === 'joined') void mutate(key);
  });
  useEffect(() => {
    // Another part of the page may have read the apps before the socket joined.
    onState();
    return socket?.state.subscribe(() => onState());
  }, [socket]);
  return useRead(key, { revalidateOnFocus: false });
};
