import type { ApiError } from '@footlight/client';
import type { Purchase } from '@footlight/contract';
import { purchaseKey } from '../../shell/api/keys.ts';
import { useRead } from '../../shell/api/use-read.ts';

const ASK_EVERY = 1_500;

/** Whether reading again can help: not if the platform knows no such purchase of this account. */
const mayStillAnswer = ({ type, status }: Pick<ApiError, 'type' | 'status'>): boolean =>
  type === 'network' || type === 'rate_limited' || status >= 500;

/**
 * The result to show until the platform has returned a purchase. `unknown`: there will be no answer, because the return
 * names no payment of this account.
 */
export const unansweredState = (
  transactionId: string | null,
  code: string | null,
  error?: Pick<ApiError, 'type' | 'status'>,
): 'created' | 'declined' | 'unknown' => {
  if (transactionId === null) return code === null ? 'unknown' : 'declined';
  return error && !mayStillAnswer(error) ? 'unknown' : 'created';
};

/** A purchase, read until the platform has settled or declined it (spec 1 §4: the return is only a hint). */
export const usePurchase = (transactionId: string | null) =>
  useRead(transactionId === null ? null : purchaseKey(transactionId), {
    refreshInterval: (latest: Purchase | undefined) => (latest && latest.state !== 'created' ? 0 : ASK_EVERY),
    shouldRetryOnError: mayStillAnswer,
  });
