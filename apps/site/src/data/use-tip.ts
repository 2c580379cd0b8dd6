import type { CurrentUserAnswer } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useSetAtom, useStore } from 'jotai';
import { useSWRConfig } from 'swr';
import { tipIntentAtom } from '../state/tip-intent.ts';
import { useApi } from './api.ts';
import { currentUserKey } from './keys.ts';
import { type Agreed, useConfirmed } from './use-confirmed.ts';

/**
 * Tips a broadcaster (spec 1 §7). The key is made and stored before the first sending; after a lost answer the same
 * tip goes out under the same key, so it is settled once. A changed amount, comment or choice is another tip.
 */
export const useTip = (username: string) => {
  const api = useApi();
  const store = useStore();
  const setIntent = useSetAtom(tipIntentAtom);
  const { mutate } = useSWRConfig();
  const confirmed = useConfirmed();
  const send = async (amount: number, comment: string, choice: string | undefined, agreed: Agreed) => {
    const last = store.get(tipIntentAtom);
    const isSame =
      last?.username === username &&
      last.amount === amount &&
      last.comment === comment &&
      last.choice === choice;
    const intent = isSame && last ? last : { username, amount, comment, choice, key: crypto.randomUUID() };
    setIntent(intent);
    try {
      const { tokens } = await api('POST /tip/{username}', {
        params: { username },
        body: {
          amount,
          ...(comment ? { comment } : {}),
          ...(choice ? { source_id: 'app:57', app_data: { app: 'tip_menu', choice } } : {}),
          ...agreed,
        },
        idempotencyKey: intent.key,
      });
      setIntent(null);
      const after = await mutate<CurrentUserAnswer>(currentUserKey, (user) => user && { ...user, tokens }, {
        revalidate: false,
      });
      // What is owed is the platform's to say.
      if (after?.settings.postpay) void mutate(currentUserKey);
    } catch (error) {
      // Refused for good: the next press is a new tip. Unknown: the key is kept.
      if (error instanceof ApiError && error.type !== 'network' && error.status < 500) setIntent(null);
      throw error;
    }
  };
  return (amount: number, comment: string, choice?: string): Promise<void> =>
    confirmed((agreed) => send(amount, comment, choice, agreed));
};
