import type { CurrentUserAnswer } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useSetAtom, useStore } from 'jotai';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { spendIntentAtom } from '../state/spend-intent.ts';
import { currentUserKey } from './keys.ts';
import { type Agreed, useConfirmed } from './use-confirmed.ts';

/**
 * Sends a spend under a key that is stored before the first sending: after a lost answer the same wish goes out under the
 * same key, and happens once. `wish` names call, target and body. The settled balance goes into the cache.
 */
export const useSpendOnce = () => {
  const store = useStore();
  const setIntent = useSetAtom(spendIntentAtom);
  const { mutate } = useSWRConfig();
  const confirmed = useConfirmed();
  const once = useCallback(
    async <A extends { tokens: number }>(wish: string, send: (key: string) => Promise<A>): Promise<A> => {
      const last = store.get(spendIntentAtom);
      const key = last?.wish === wish ? last.key : crypto.randomUUID();
      setIntent({ wish, key });
      try {
        const answer = await send(key);
        const { tokens } = answer;
        const after = await mutate<CurrentUserAnswer>(currentUserKey, (user) => user && { ...user, tokens }, {
          revalidate: false,
        });
        // What is owed is the platform's to say.
        if (after?.settings.postpay) void mutate(currentUserKey);
        setIntent(null);
        return answer;
      } catch (error) {
        // Refused for good: the next press is a new wish. Unknown: the key is kept.
        if (error instanceof ApiError && error.type !== 'network' && error.status < 500) setIntent(null);
        throw error;
      }
    },
    [store, setIntent, mutate],
  );
  return useCallback(
    <A extends { tokens: number }>(
      wish: string,
      send: (key: string, agreed: Agreed) => Promise<A>,
    ): Promise<A> =>
      confirmed((agreed) =>
        once(`${wish} ${agreed.confirmed_tokens ?? ''}`.trim(), (key) => send(key, agreed)),
      ),
    [confirmed, once],
  );
};
