import type { FanclubLevel } from '@footlight/contract';
import { useSWRConfig } from 'swr';
import { useApi } from './api.ts';
import { fanPostsKey } from './fan-post-keys.ts';
import { currentUserKey, fanClubKey } from './keys.ts';
import { useRead } from './use-read.ts';
import { useSpendOnce } from './use-spend-once.ts';

/** A broadcaster's fan club, and what a visitor does there (spec 1 §6). */
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
      await spendOnce(`fanclub ${username} ${level} ${price}`, (idempotencyKey, agreed) =>
        api('POST /user/{username}/fanclub/join', {
          params,
          body: { level, price, ...agreed },
          idempotencyKey,
        }),
      );
      await changed();
    },
    leave: async (): Promise<void> => {
      await api('POST /user/{username}/fanclub/leave', { params });
      await changed();
    },
    /** After a refusal for another price: the club is asked anew. */
    refresh: () => void mutate(fanClubKey(username)),
  };
};
