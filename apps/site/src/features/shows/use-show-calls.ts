import type { CurrentUserAnswer } from '@footlight/contract';
import type { CallInput } from '@footlight/contract/operations';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey, roomKey, spyPreviewKey } from '../../shell/api/keys.ts';
import { useSpendOnce } from '../../shell/spend/spend-once.ts';

/** Private shows, spying and ticket shows of one room (spec 2 §4). */
export const useShowCalls = (username: string) => {
  const api = useApi();
  const spendOnce = useSpendOnce();
  const { mutate } = useSWRConfig();
  const params = { username };

  /** Caches the answer's balance and fetches the room again. */
  const settled = async ({ tokens }: { tokens: number }): Promise<void> => {
    await mutate<CurrentUserAnswer>(currentUserKey, (user) => user && { ...user, tokens }, {
      revalidate: false,
    });
    await mutate(roomKey(username));
  };

  const spend = async <R extends Parameters<typeof spendOnce>[0]>(
    ...[route, input]: Parameters<typeof spendOnce<R>>
  ): Promise<void> => {
    await spendOnce(route, input);
    await mutate(roomKey(username));
  };

  return {
    request: (body: CallInput<'POST /private/{username}/request'>['body']) =>
      spend('POST /private/{username}/request', { params, body }),
    cancel: async () => settled(await api('POST /private/{username}/cancel', { params })),
    end: async () => settled(await api('POST /private/{username}/end', { params })),
    spy: async () => {
      await spend('POST /video/spy/{username}', { params, body: {} });
      // The start-up tip is not due again, and the free seconds are used.
      await mutate(spyPreviewKey(username), undefined);
    },
    spyEnd: async () => settled(await api('POST /video/spyend/{username}', { params })),
    buyTicket: () => spend('POST /limited/{username}/ticket', { params, body: {} }),
    buyRecording: () => spend('POST /limited/{username}/recording', { params, body: {} }),
  };
};
