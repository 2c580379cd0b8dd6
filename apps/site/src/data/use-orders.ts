import type { OrderErrorType, OrderKind } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from './api.ts';
import { roomKey } from './keys.ts';
import { concernsOrders } from './order-keys.ts';
import { useErrorText } from './use-error-text.ts';
import { useSpendOnce } from './use-spend-once.ts';

/** What both sides do with orders by hand; each call leaves the cache as the platform now has it. */
export const useOrderCalls = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const spendOnce = useSpendOnce();
  const refresh = () => mutate(concernsOrders);
  const decided = async (call: Promise<unknown>): Promise<void> => {
    try {
      await call;
    } finally {
      // After a refusal, too: somebody was faster.
      await refresh();
    }
  };
  const byId = (id: number) => ({ params: { id: String(id) } });
  return {
    place: async (username: string, order: { kind: OrderKind; text: string; price: number }) => {
      await spendOnce(`order ${username} ${JSON.stringify(order)}`, (idempotencyKey, agreed) =>
        api('POST /orders/place/{username}', {
          params: { username },
          body: { ...order, ...agreed },
          idempotencyKey,
        }),
      );
      await refresh();
    },
    accept: (id: number, media_id: number | null) =>
      decided(api('POST /orders/{id}/accept', { ...byId(id), body: { media_id } })),
    decline: (id: number) => decided(api('POST /orders/{id}/decline', byId(id))),
    withdraw: (id: number) => decided(api('POST /orders/{id}/withdraw', byId(id))),
    /** After a refusal for other terms: the room is asked anew. */
    refreshTerms: (username: string) => void mutate(roomKey(username)),
  };
};

const OWN: readonly string[] = [
  'order_not_offered',
  'order_limit',
  'order_decided',
  'order_item_unfit',
] satisfies OrderErrorType[];

/** The reader's own words for a failed call of orders. */
export const useOrderErrorText = () => {
  const { t } = useTexts('wallet');
  const general = useErrorText();
  return useCallback(
    (error: unknown): string =>
      error instanceof ApiError && OWN.includes(error.type)
        ? t(`order.error.${error.type as OrderErrorType}`)
        : general(error),
    [t, general],
  );
};
