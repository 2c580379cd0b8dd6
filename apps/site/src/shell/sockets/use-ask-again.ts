import type { ReadKey } from '@footlight/client';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { lobbyFlagsAtom } from './lobby-flags.ts';

/**
 * Reads the data of these keys again when the lobby is connected, because it does not repeat what it sent before: after the
 * page was read, or while the connection was lost.
 */
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
