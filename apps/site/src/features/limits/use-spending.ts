import type { SpendingAnswer, SpendingLimits } from '@footlight/contract';
import type { CallInput } from '@footlight/contract/operations';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { spendOnce } from '../../shell/spend/spend-once.ts';
import { spendingKey } from './spending-keys.ts';

/** The viewer's spending settings, and the calls that change them. */
export const useSpending = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const { isLoggedIn } = useCurrentUser();
  const { data, error } = useRead(isLoggedIn ? spendingKey : null);
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
      try {
        await settled(await spendOnce(api, 'POST /billing/postpay/charge', { body: {} }));
      } catch (failed) {
        await Promise.all([mutate(spendingKey), mutate(currentUserKey)]);
        throw failed;
      }
    },
  };
};
