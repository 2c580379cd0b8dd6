import type { ApiError } from '@footlight/client';
import type { CallAnswer } from '@footlight/contract/operations';
import useSWR, { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { withClock } from '../../shell/clock/platform-clock.ts';
import type { RoomSocket } from '../../shell/sockets/room-socket.ts';
import { useJoined } from '../../shell/sockets/use-joined.ts';
import { versusKey } from './versus-keys.ts';

/** The platform shows a result for a minute and then answers null, without an event. */
const ASK_FOR_END = 20_000;

type Answer = CallAnswer<'GET /versus/{username}'>;

/**
 * The contest of a room. Room events keep it up to date; after a reconnect it is read again. Each answer sets the
 * platform's clock, by which the countdown runs.
 */
export const useVersus = (username: string, socket: RoomSocket | null) => {
  const api = useApi();
  const { cache, mutate } = useSWRConfig();
  const key = versusKey(username);
  useJoined(socket, () => void mutate(key));
  return useSWR<Answer, ApiError>(
    key,
    () => withClock(() => api('GET /versus/{username}', { params: { username } })),
    {
      revalidateOnFocus: false,
      refreshInterval: (latest?: Answer) => (latest?.versus?.state === 'ended' ? ASK_FOR_END : 0),
      // An event has overtaken the answer. Read again, unless a later read is in progress.
      onDiscarded: (name) => void (cache.get(name)?.isValidating || mutate(key)),
    },
  );
};
