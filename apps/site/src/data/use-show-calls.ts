import type { CurrentUserAnswer } from '@footlight/contract';
import type { CallInput } from '@footlight/contract/operations';
import { useSWRConfig } from 'swr';
import { useApi } from './api.ts';
import { currentUserKey, roomKey } from './keys.ts';
import type { Agreed } from './use-confirmed.ts';
import { useSpendOnce } from './use-spend-once.ts';

/**
 * Privates, spying and ticket shows of one room (spec 2 §4). What spends carries a key that is stored before the first
 * sending: after a lost answer the same wish goes out under the same key, and happens once.
 */
export const useShowCalls = (username: string) => {
  const api = useApi();
  const spendOnce = useSpendOnce();
  const { mutate } = useSWRConfig();
  const params = { username };

  /** The answer's balance goes into the cache; what the room has become is asked. */
  const settled = async (answer: { tokens?: number }): Promise<void> => {
    const { tokens } = answer;
    if (tokens !== undefined) {
      await mutate<CurrentUserAnswer>(currentUserKey, (user) => user && { ...user, tokens }, {
        revalidate: false,
      });
    }
    await mutate(roomKey(username));
  };

  const once = async (
    wish: string,
    send: (key: string, agreed: Agreed) => Promise<{ tokens: number }>,
  ): Promise<void> => {
    await spendOnce(wish, send);
    await mutate(roomKey(username));
  };

  return {
    request: (body: CallInput<'POST /private/{username}/request'>['body']) =>
      once(`private ${username} ${JSON.stringify(body)}`, (idempotencyKey, agreed) =>
        api('POST /private/{username}/request', { params, body: { ...body, ...agreed }, idempotencyKey }),
      ),
    cancel: async () => settled(await api('POST /private/{username}/cancel', { params })),
    accept: async (show_id: number) => {
      await api('POST /private/{username}/accept', { params, body: { show_id } });
      await settled({});
    },
    decline: async (show_id: number) => {
      await api('POST /private/{username}/decline', { params, body: { show_id } });
      await settled({});
    },
    end: async () => settled(await api('POST /private/{username}/end', { params })),
    spy: () =>
      once(`spy ${username}`, (idempotencyKey, body) =>
        api('POST /video/spy/{username}', { params, body, idempotencyKey }),
      ),
    spyEnd: async () => settled(await api('POST /video/spyend/{username}', { params })),
    buyTicket: () =>
      once(`ticket ${username}`, (idempotencyKey, body) =>
        api('POST /limited/{username}/ticket', { params, body, idempotencyKey }),
      ),
    buyRecording: () =>
      once(`recording ${username}`, (idempotencyKey, body) =>
        api('POST /limited/{username}/recording', { params, body, idempotencyKey }),
      ),
  };
};
