import { ApiError } from '@footlight/contract/client';
import { useTexts } from '@footlight/ui';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { MediaTerms } from '../screens/media-screen/media-tools.tsx';
import { useApi } from './api.ts';
import { useErrorText } from './use-error-text.ts';
import { useSpendOnce } from './use-spend-once.ts';

/** After a change, whatever of media and of the visitor is in view is asked anew. */
const concerns = (key: unknown): boolean =>
  Array.isArray(key) &&
  typeof key[0] === 'string' &&
  /^GET (\/media\/|\/user\/(current|\{username\}\/media))/.test(key[0]);

/** What a visitor does with media (spec 1 §7, spec 3 §7). */
export const useMediaCalls = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const spendOnce = useSpendOnce();
  const refresh = useCallback(() => mutate(concerns), [mutate]);
  const changed = async (call: Promise<unknown>): Promise<void> => {
    await call;
    await refresh();
  };
  const byId = (id: number) => ({ params: { id: String(id) } });
  return {
    refresh,
    buy: async (id: number, price: number, source: string) => {
      await spendOnce(`media ${id} ${price}`, (idempotencyKey, agreed) =>
        api('POST /media/purchase/{id}', {
          ...byId(id),
          body: { source, price, ...agreed },
          idempotencyKey,
        }),
      );
      await refresh();
    },
    buyAll: async (username: string, price: number, count: number) => {
      await spendOnce(`all media ${username} ${price} ${count}`, (idempotencyKey, agreed) =>
        api('POST /media/purchase-all/{username}', {
          params: { username },
          body: { price, count, ...agreed },
          idempotencyKey,
        }),
      );
      await refresh();
    },
    add: (id: number) => changed(api('POST /media/library/{id}', byId(id))),
    remove: (id: number) => changed(api('DELETE /media/purchase/{id}', byId(id))),
    restore: (id: number) => changed(api('POST /media/purchase/restore/{id}', byId(id))),
    change: (id: number, body: MediaTerms) => changed(api('POST /media/item/{id}', { ...byId(id), body })),
    sellAll: (sell_all: boolean) => changed(api('POST /user/media/settings', { body: { sell_all } })),
  };
};

/** The reader's own words for a failed call of media. */
export const useMediaErrorText = () => {
  const { t } = useTexts('media');
  const general = useErrorText();
  return useCallback(
    (error: unknown): string => {
      const type = error instanceof ApiError ? error.type : null;
      if (type === 'media_not_for_sale') return t('unavailable');
      return type === 'not_enough_tokens' ? t('notEnough') : general(error);
    },
    [t, general],
  );
};
