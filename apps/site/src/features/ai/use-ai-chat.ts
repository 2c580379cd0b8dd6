import type { AiExchange, AiModel } from '@footlight/contract';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { currentUserKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useSpendOnce } from '../../shell/spend/spend-once.ts';
import { aiChatKey } from './ai-keys.ts';

/** The answer grows in the conversation while it is written. */
const READ_AGAIN_MS = 400;
const isWaiting = (exchanges: readonly AiExchange[] | undefined): boolean =>
  exchanges?.some(({ state }) => state === 'waiting') ?? false;

/** A user's conversation with a companion, and the calls that continue it; null for guests. */
export const useAiChat = (model: AiModel | undefined, isLoggedIn: boolean) => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const spendOnce = useSpendOnce();
  const key = model && isLoggedIn ? aiChatKey(model.name) : null;
  const read = useRead(key, {
    refreshInterval: (data) => (isWaiting(data?.exchanges) ? READ_AGAIN_MS : 0),
    dedupingInterval: READ_AGAIN_MS / 2,
    onSuccess: (data) => {
      // A failed request was refunded, which changes the balance.
      if (data.exchanges.at(-1)?.state === 'failed') void mutate(currentUserKey);
    },
  });
  const refresh = () => read.mutate();
  return {
    exchanges: read.data?.exchanges,
    error: read.error,
    refresh,
    say: async ({ name: id, chat_price: price }: AiModel, message: string) => {
      await spendOnce('POST /ai/chat/{id}', { params: { id }, body: { message, price } });
      await refresh();
    },
    draw: async ({ name: id, image_price: price, nsfw }: AiModel, message: string) => {
      const body = { message, nsfw, price };
      await spendOnce('POST /ai/image/generate/prompt/{id}', { params: { id }, body });
      await refresh();
    },
    forget: async (id: string) => {
      await api('DELETE /ai/chat/{id}', { params: { id } });
      await refresh();
    },
  };
};
