import type { OneClickAnswer } from '@footlight/contract';
import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { attributionAtom } from '../../shell/session/attribution.ts';
import { spendOnce } from '../../shell/spend/spend-once.ts';

/** Charges a saved card. An answer without a status or an error leaves open whether the card was charged. */
export const useOneClick = () => {
  const api = useApi();
  const attribution = useAtomValue(attributionAtom);
  return useCallback(
    (productId: string, cardId: string, returnPath: string, isReUp: boolean): Promise<OneClickAnswer> =>
      spendOnce(
        api,
        'POST /billing/oneclick/{product_id}',
        {
          params: { product_id: productId },
          body: {
            cardId,
            return_path: returnPath,
            ...(attribution ? { attribution } : {}),
            ...(isReUp ? { autoReUpsSettings: { enabled: true, per_day: 1 } } : {}),
          },
        },
        ({ status, error }) => Boolean(status || error),
      ),
    [api, attribution],
  );
};
