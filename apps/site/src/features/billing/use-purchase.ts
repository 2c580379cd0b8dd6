import type { Purchase } from '@footlight/contract';
import { purchaseKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';

const ASK_EVERY = 1_500;

/** A purchase, read until the platform has settled or declined it (spec 1 §4: the return is only a hint). */
export const usePurchase = (transactionId: string | null) =>
  useRead(transactionId === null ? null : purchaseKey(transactionId), {
    refreshInterval: (latest: Purchase | undefined) => (latest && latest.state !== 'created' ? 0 : ASK_EVERY),
    shouldRetryOnError: (error) => error.type === 'network',
  });
