import type { CallInput } from '@footlight/contract/operations';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { roomKey } from '../../shell/api/keys.ts';
import { useSpendOnce } from '../../shell/spend/spend-once.ts';
import { concernsOrders } from './order-keys.ts';

type OrderBody = CallInput<'POST /user/{username}/orders'>['body'];

/** Calls of buyers and broadcasters about custom orders. After a decision the caller refreshes what it concerns. */
export const useOrderCalls = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const spendOnce = useSpendOnce();
  const refresh = () => mutate(concernsOrders);
  const byId = (id: number) => ({ params: { id: String(id) } });
  return {
    place: async (username: string, order: OrderBody) => {
      await spendOnce('POST /user/{username}/orders', { params: { username }, body: order });
      await refresh();
    },
    accept: (id: number, { mediaId, text }: { mediaId: number | null; text?: string }) =>
      api('POST /orders/{id}/accept', {
        ...byId(id),
        body: { media_id: mediaId, ...(text === undefined ? {} : { text }) },
      }),
    decline: (id: number) => api('POST /orders/{id}/decline', byId(id)),
    withdraw: (id: number) => api('POST /orders/{id}/withdraw', byId(id)),
    refresh,
    /** Reads the room again after the platform refused outdated terms. */
    refreshTerms: (username: string) => void mutate(roomKey(username)),
  };
};
