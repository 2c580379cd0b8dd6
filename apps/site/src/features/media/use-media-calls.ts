import type { MediaTerms } from '@footlight/site-widgets';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../../shell/api/api.ts';
import { concernsMedia } from '../../shell/api/media-keys.ts';
import { useSpendOnce } from '../../shell/spend/spend-once.ts';

/** Calls about media (spec 1 §7, spec 3 §7). */
export const useMediaCalls = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const spendOnce = useSpendOnce();
  const refresh = useCallback(() => mutate(concernsMedia), [mutate]);
  const changed = async (call: Promise<unknown>): Promise<void> => {
    await call;
    await refresh();
  };
  const byId = (id: number) => ({ params: { id: String(id) } });
  return {
    refresh,
    buy: async (id: number, price: number, source: string) => {
      await spendOnce('POST /media/purchase/{id}', { ...byId(id), body: { source, price } });
      await refresh();
    },
    buyAll: async (username: string, price: number, count: number) => {
      await spendOnce('POST /media/purchase-all/{username}', {
        params: { username },
        body: { price, count },
      });
      await refresh();
    },
    add: (id: number) => changed(api('POST /media/library/{id}', byId(id))),
    remove: (id: number) => changed(api('DELETE /media/purchase/{id}', byId(id))),
    restore: (id: number) => changed(api('POST /media/purchase/restore/{id}', byId(id))),
    change: (id: number, { tokenPrice, fanClubLevel, forSale }: MediaTerms) =>
      changed(
        api('POST /media/item/{id}', {
          ...byId(id),
          body: { token_price: tokenPrice, fanclub_access_level: fanClubLevel, for_sale: forSale },
        }),
      ),
    sellAll: (sell_all: boolean) => changed(api('POST /user/media/settings', { body: { sell_all } })),
  };
};
