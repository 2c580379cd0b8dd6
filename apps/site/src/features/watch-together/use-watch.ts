import type { ApiError } from '@footlight/client';
import type { CallAnswer } from '@footlight/contract/operations';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { withClock } from '../../shell/clock/platform-clock.ts';
import { lobbyFlagsAtom } from '../../shell/sockets/lobby-flags.ts';
import { watchKey } from './watch-keys.ts';

export type WatchAnswer = CallAnswer<'GET /watch-together/{username}'>;

/** Each answer sets the platform's clock again: clocks drift. */
const READ_AGAIN_MS = 60_000;

/**
 * The video of the private show in this room. Events keep it up to date; after a reconnect it is read again. Answers of
 * an earlier show count as none.
 */
export const useWatch = (username: string, showId: number) => {
  const api = useApi();
  const { cache, mutate } = useSWRConfig();
  const key = watchKey(username);
  const { authorised } = useAtomValue(lobbyFlagsAtom);
  const askAgain = useEffectEvent(() => void mutate(key));
  useEffect(() => {
    if (authorised) askAgain();
  }, [authorised]);
  const {
    data,
    error,
    mutate: set,
  } = useSWR<WatchAnswer, ApiError>(
    key,
    () => withClock(() => api('GET /watch-together/{username}', { params: { username } })),
    {
      refreshInterval: READ_AGAIN_MS,
      // An event has overtaken the answer. Read again, unless a later read is in progress.
      onDiscarded: (name) => void (cache.get(name)?.isValidating || mutate(key)),
    },
  );
  const isOfShow = data?.watch.show_id === showId;
  const watch = isOfShow ? data.watch : null;
  const video = isOfShow && data.video?.id === data.watch.media_id ? data.video : null;
  return { watch, video, error, set };
};
