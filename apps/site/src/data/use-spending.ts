import type { SpendingAnswer, SpendingLimits } from '@footlight/contract';
import type { CallInput } from '@footlight/contract/operations';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './api.ts';
import { currentUserKey } from './keys.ts';
import { spendingKey } from './spending-keys.ts';
import { useCurrentUser } from './use-current-user.ts';
import { useRead } from './use-read.ts';

/** What a viewer has set about their own spending, and what changes it. */
export const useSpending = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { isLoggedIn } = useCurrentUser();
  const { data, error } = useRead(isLoggedIn ? spendingKey : null);
  // One debt, one key: a second press after a lost answer is the same charge.
  const payKey = useRef<string | null>(null);
  const settled = async (answer: SpendingAnswer): Promise<void> => {
    await mutate(spendingKey, answer, { revalidate: false });
    await mutate(currentUserKey);
  };
  return {
    data,
    error,
    setLimits: async (body: Partial<SpendingLimits>) =>
      settled(await api('POST /account/spending', { body })),
    setReUp: async (body: CallInput<'POST /account/spending/re-up'>['body']) =>
      settled(await api('POST /account/spending/re-up', { body })),
    payDebt: async () => {
      payKey.current ??= crypto.randomUUID();
      try {
        await settled(
          await api('POST /billing/postpay/charge', { body: {}, idempotencyKey: payKey.current }),
        );
        payKey.current = null;
      } catch (failed) {
        await Promise.all([mutate(spendingKey), mutate(currentUserKey)]);
        throw failed;
      }
    },
  };
};
