import type { CallAnswer } from '@footlight/contract/operations';
import { useSWRConfig } from 'swr';
import { useRead } from '../../shell/api/use-read.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useJoined } from '../../shell/sockets/use-joined.ts';
import { toyOrders } from './events.ts';
import { toyKey } from './toy-keys.ts';

type Toy = CallAnswer<'GET /toys/{username}'>;

/**
 * The toy of a room. Read again while a turn runs, because only the start of a turn is published, and after a reconnect:
 * it may have gone in between. Turns that were ordered in between, such as while the broadcaster's page changes into a
 * private, are ordered again; the bridge runs each once.
 */
export const useToy = (username: string, socket: RoomSocket | null) => {
  const { mutate } = useSWRConfig();
  const key = toyKey(username);
  const catchUp = async () => {
    const toy = await mutate<Toy>(key);
    if (toy?.vendor) for (const order of toy.turns) toyOrders.emit({ vendor: toy.vendor, order });
  };
  useJoined(socket, () => void catchUp());
  return useRead(key, {
    revalidateOnFocus: false,
    refreshInterval: (toy?: Toy) => (toy && toy.seconds_left > 0 ? 3_000 : 0),
  });
};
