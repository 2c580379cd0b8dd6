import type { WheelName } from '@footlight/contract';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey } from '../../shell/api/keys.ts';
import { useSpendOnce } from '../../shell/spend/spend-once.ts';
import { wheelsKey } from './promo-keys.ts';

/** A user's calls about promotions. */
export const usePromoCalls = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const spendOnce = useSpendOnce();
  return {
    redeem: (code: string) => spendOnce('POST /promo-code/redeem', { body: { code } }),
    spin: async (wheel: WheelName) => {
      const answer = await spendOnce('POST /promo-wheel/{wheel}/spin', { params: { wheel } });
      await Promise.all([mutate(wheelsKey), mutate(currentUserKey)]);
      return answer;
    },
    confirm: async (token: string) => {
      const answer = await api('POST /user/confirm_email', { body: { token } });
      await mutate(currentUserKey);
      return answer;
    },
  };
};
