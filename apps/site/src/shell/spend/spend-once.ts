import { ApiError, type Client } from '@footlight/client';
import type { CallAnswer, CallInput, WriteRoute } from '@footlight/contract/operations';
import { dropPendingKey, pendingKey } from './pending-spends.ts';

/** Calls that take an idempotency key. */
export type SpendRoute = {
  [R in WriteRoute]: CallInput<R> extends { idempotencyKey: string } ? R : never;
}[WriteRoute];
export type SpendInput<R extends SpendRoute> = Omit<CallInput<R>, 'idempotencyKey'>;

/** HTTP statuses after which the same call may still succeed: timeout, too early, rate limit. */
const UNDECIDED_STATUSES = [408, 425, 429];

const isFinal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 200 &&
  error.status < 500 &&
  !UNDECIDED_STATUSES.includes(error.status);

/**
 * Sends a call that must take effect once. The idempotency key is stored before the call. A lost answer or a 5xx keeps
 * the key, so that repeating the call, even after a reload, settles it once. A definite answer deletes the key: the next
 * click is a new spend.
 *
 * @param isDecided false for a 2xx answer that leaves the outcome open
 * @param name what the key is stored under; a name of its own for inputs that must not be stored
 */
export const spendOnce = async <R extends SpendRoute>(
  api: Client,
  route: R,
  input: SpendInput<R>,
  isDecided: (answer: CallAnswer<R>) => boolean = () => true,
  name = `${route} ${JSON.stringify(input)}`,
): Promise<CallAnswer<R>> => {
  const idempotencyKey = pendingKey(name);
  const send = api as (route: R, input: object) => Promise<CallAnswer<R>>;
  try {
    const answer = await send(route, { ...input, idempotencyKey });
    if (isDecided(answer)) dropPendingKey(name, idempotencyKey);
    return answer;
  } catch (error) {
    if (isFinal(error)) dropPendingKey(name, idempotencyKey);
    throw error;
  }
};
