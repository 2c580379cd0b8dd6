import type { CallAnswer } from '@footlight/contract/operations';
import { useSWRConfig } from 'swr';
import { useRead } from '../../shell/api/use-read.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useJoined } from '../../shell/sockets/use-joined.ts';
import { toyKey } from './toy-keys.ts';

/**
 * The toy of a room. Read again while a turn runs, because only the start of a turn is published, and after a reconnect:
 * it may have gone in between.
 */
export const useToy = (username: string, socket: RoomSocket | null) => {
  const { mutate } = useSWRConfig();
  const key = toyKey(username);
  useJoined(socket, () => void mutate(key));
  return useRead(key, {
    revalidateOnFocus: false,
    refreshInterval: (toy?: CallAnswer<'GET /toys/{username}'>) => (toy && toy.seconds_left > 0 ? 3_000 : 0),
  });
};
