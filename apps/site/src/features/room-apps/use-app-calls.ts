import { type AppName, appSource } from '@footlight/contract/room-apps';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { roomAppsKey } from '../../shell/api/keys.ts';
import { usePlainTip } from '../../shell/spend/plain-tip.ts';
import { useSpendOnce } from '../../shell/spend/spend-once.ts';

/** A viewer's calls for room apps and split tips. */
export const useAppCalls = (username: string) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const spendOnce = useSpendOnce();
  const plainTip = usePlainTip();
  const params = { username };

  /** After a failure the apps are read again: another viewer may have been faster. */
  const orRefresh = async <A>(spend: Promise<A>): Promise<A> => {
    try {
      return await spend;
    } catch (error) {
      void mutate(roomAppsKey(username));
      throw error;
    }
  };

  return {
    /** Pays a play or a vote; resolves with the ledger entry that paid it. */
    pay: async (app: AppName, amount: number, choice?: string): Promise<number> => {
      const app_data = { app, ...(choice === undefined ? {} : { choice }) };
      const body = { ...plainTip, amount, source_id: appSource(app), app_data };
      const { tip_id } = await orRefresh(spendOnce('POST /tip/{username}', { params, body }));
      return Number(tip_id);
    },
    startSplit: (body: { target_splitters: number; split_amount: number }) =>
      orRefresh(spendOnce('POST /tip_split/{username}/start', { params, body })),
    joinSplit: (body: { split_id: number; share: number }) =>
      orRefresh(spendOnce('POST /tip_split/{username}/join', { params, body })),
    cancelSplit: (split_id: number) =>
      api('POST /tip_split/{username}/cancel', { params, body: { split_id } }),
  };
};
