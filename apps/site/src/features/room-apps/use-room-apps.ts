import { useSWRConfig } from 'swr';
import { roomAppsKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useJoined } from '../../shell/sockets/use-joined.ts';

/** The apps of a room and its split tip. Room events keep them up to date; after a reconnect they are read again. */
export const useRoomApps = (username: string, socket: RoomSocket | null) => {
  const { mutate } = useSWRConfig();
  const key = roomAppsKey(username);
  useJoined(socket, () => void mutate(key));
  return useRead(key, { revalidateOnFocus: false });
};
