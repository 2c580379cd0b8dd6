import type { Purchase } from '@footlight/contract';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { attributionAtom } from '../state/attribution.ts';
import { purchaseWishesAtom } from '../state/purchase-wishes.ts';
import { useApi } from './api.ts';
import { purchaseKey } from './keys.ts';
import { useRead } from './use-read.ts';

const ASK_EVERY = 1_500;

/** Opens a checkout and gives the biller's address. The same press keeps its key, so a retry opens the same one. */
export const useOpenPurchase = () => {
  const api = useApi();
  const attribution = useAtomValue(attributionAtom);
  const { voucherCountry } = useAtomValue(purchaseWishesAtom);
  const [attempt, setAttempt] = useState<{ product: string; key: string } | null>(null);
  return async (productId: string, returnPath: string): Promise<string> => {
    const key = attempt?.product === productId ? attempt.key : crypto.randomUUID();
    setAttempt({ product: productId, key });
    const { link } = await api('POST /billing/purchase', {
      body: {
        product_id: productId,
        return_path: returnPath,
        ...(voucherCountry ? { cashtocode_country_code: voucherCountry } : {}),
        ...(attribution ? { attribution } : {}),
      },
      idempotencyKey: key,
    });
    return link;
  };
};

/** A purchase's state, asked until the platform has settled or declined it (spec 1 §4: the return is only a hint). */
export const usePurchase = (transactionId: string | null) =>
  useRead(transactionId === null ? null : purchaseKey(transactionId), {
    refreshInterval: (latest: Purchase | undefined) => (latest && latest.state !== 'created' ? 0 : ASK_EVERY),
    shouldRetryOnError: (error) => error.type === 'network',
  });
