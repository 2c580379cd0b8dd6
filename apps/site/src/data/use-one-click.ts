import type { OneClickAnswer } from '@footlight/contract';
import { ApiError } from '@footlight/contract/client';
import { useAtomValue, useStore } from 'jotai';
import { useCallback } from 'react';
import { attributionAtom } from '../state/attribution.ts';
import { oneClickIntentAtom } from '../state/one-click-intent.ts';
import { useApi } from './api.ts';

/**
 * Charges a kept card. The key is stored before the first sending and kept until the platform has decided, so that the
 * same press after a lost answer, also after a reload, is the same charge.
 */
export const useOneClick = () => {
  const api = useApi();
  const store = useStore();
  const attribution = useAtomValue(attributionAtom);
  return useCallback(
    async (productId: string, cardId: string, returnPath: string): Promise<OneClickAnswer> => {
      const wish = `${productId} ${cardId} ${returnPath}`;
      const last = store.get(oneClickIntentAtom);
      const key = last?.wish === wish ? last.key : crypto.randomUUID();
      store.set(oneClickIntentAtom, { wish, key });
      try {
        const answer = await api('POST /billing/oneclick/{product_id}', {
          params: { product_id: productId },
          body: { cardId, return_path: returnPath, ...(attribution ? { attribution } : {}) },
          idempotencyKey: key,
        });
        if (answer.status || answer.error) store.set(oneClickIntentAtom, null);
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.type !== 'network' && error.status < 500) {
          store.set(oneClickIntentAtom, null);
        }
        throw error;
      }
    },
    [api, attribution, store],
  );
};
