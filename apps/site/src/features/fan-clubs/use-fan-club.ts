import type { FanclubLevel } from '@footlight/contract';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { fanPostsKey } from '../../shell/api/fan-post-keys.ts';
import { currentUserKey, fanClubKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useSpendOnce } from '../../shell/spend/spend-once.ts';

/** A broadcaster's fan club and the viewer's calls about it (spec 1 §6). */
export const useFanClub = (username: string) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const spendOnce = useSpendOnce();
  const { data, error } = useRead(fanClubKey(username));
  const params = { username };
  const changed = () =>
    Promise.all([mutate(fanClubKey(username)), mutate(currentUserKey), mutate(fanPostsKey(username))]);
  return {
    data,
    error,
    join: async (level: FanclubLevel, price: number): Promise<void> => {
      await spendOnce('POST /user/{username}/fanclub/join', { params, body: { level, price } });
      await changed();
    },
    leave: async (): Promise<void> => {
      await api('POST /user/{username}/fanclub/leave', { params });
      await changed();
    },
    /** Reads the club again after the platform refused an outdated price. */
    refresh: () => void mutate(fanClubKey(username)),
  };
};
