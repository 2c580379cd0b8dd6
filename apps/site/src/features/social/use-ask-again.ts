import type { ReadKey } from '@footlight/client';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { lobbyFlagsAtom } from '../../shell/sockets/lobby-flags.ts';

/** Reads the data of these keys again after a reconnect, because missed events are not repeated. */
export const useAskAgain = (keys: readonly ReadKey[]): void => {
  const { mutate } = useSWRConfig();
  const { authorised } = useAtomValue(lobbyFlagsAtom);
  const ask = useEffectEvent(() => {
    for (const key of keys) void mutate(key);
  });
  useEffect(() => {
    if (authorised) ask();
  }, [authorised]);
};
