import type { CurrentUserAnswer } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { type AppName, appSource } from '@footlight/contract/room-apps';
import { useSetAtom, useStore } from 'jotai';
import { useSWRConfig } from 'swr';
import { appIntentAtom } from '../state/app-intent.ts';
import { useApi } from './api.ts';
import { currentUserKey } from './keys.ts';
import { type Agreed, useConfirmed } from './use-confirmed.ts';
import { roomAppsKey } from './use-room-apps.ts';

/**
 * What of a room's apps costs tokens. The key is stored before the first sending: after a lost answer the same wish goes
 * out under the same key, and happens once.
 */
export const useAppCalls = (username: string) => {
  const api = useApi();
  const store = useStore();
  const setIntent = useSetAtom(appIntentAtom);
  const { mutate } = useSWRConfig();
  const params = { username };

  const confirmed = useConfirmed();

  const sendOnce = async <T extends { tokens: number }>(
    wish: string,
    send: (key: string) => Promise<T>,
  ): Promise<T> => {
    const last = store.get(appIntentAtom);
    const key = last?.wish === wish ? last.key : crypto.randomUUID();
    setIntent({ wish, key });
    try {
      const answer = await send(key);
      const { tokens } = answer;
      setIntent(null);
      await mutate<CurrentUserAnswer>(currentUserKey, (user) => user && { ...user, tokens }, {
        revalidate: false,
      });
      return answer;
    } catch (error) {
      // Refused for good: the next press is a new wish. Unknown: the key is kept.
      if (error instanceof ApiError && error.type !== 'network' && error.status < 500) setIntent(null);
      // What was shown is not what holds: somebody was faster.
      void mutate(roomAppsKey(username));
      throw error;
    }
  };
  const once = <T extends { tokens: number }>(
    wish: string,
    send: (key: string, agreed: Agreed) => Promise<T>,
  ): Promise<T> =>
    confirmed((agreed) =>
      sendOnce(`${wish} ${agreed.confirmed_tokens ?? ''}`.trim(), (key) => send(key, agreed)),
    );

  return {
    /** Pays a play or a vote; answers the entry of the ledger that paid it. */
    pay: async (app: AppName, amount: number, choice?: string): Promise<number> => {
      const app_data = { app, ...(choice === undefined ? {} : { choice }) };
      const body = { amount, source_id: appSource(app), app_data };
      const { tip_id } = await once(`${username} ${JSON.stringify(body)}`, (idempotencyKey, agreed) =>
        api('POST /tip/{username}', { params, body: { ...body, ...agreed }, idempotencyKey }),
      );
      return Number(tip_id);
    },
    startSplit: (body: { target_splitters: number; split_amount: number }) =>
      once(`split ${username} ${JSON.stringify(body)}`, (idempotencyKey, agreed) =>
        api('POST /tip_split/{username}/start', { params, body: { ...body, ...agreed }, idempotencyKey }),
      ),
    joinSplit: (body: { split_id: number; share: number }) =>
      once(`join ${username} ${JSON.stringify(body)}`, (idempotencyKey, agreed) =>
        api('POST /tip_split/{username}/join', { params, body: { ...body, ...agreed }, idempotencyKey }),
      ),
    cancelSplit: (split_id: number) =>
      api('POST /tip_split/{username}/cancel', { params, body: { split_id } }),
  };
};
