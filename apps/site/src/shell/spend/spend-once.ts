import { ApiError, type Client } from '@footlight/client';
import type { CurrentUserAnswer } from '@footlight/contract';
import type { CallAnswer, CallInput, WriteRoute } from '@footlight/contract/operations';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '../api/api.ts';
import { currentUserKey } from '../api/keys.ts';
import { storageOf } from '../storage/storage.ts';
import { useSpendConfirmation } from './use-spend-confirmation.ts';

/** An idempotency key of a spend without a definite answer, kept for this tab over a reload. */
interface PendingSpend {
  key: string;
  /** The page load that holds the key; null between two page loads of a tab. */
  page: string | null;
}
type PendingSpends = Readonly<Record<string, PendingSpend>>;

const ITEM = 'footlight:pending-spends';
const PAGE = crypto.randomUUID();

const isPending = (value: unknown): value is PendingSpend => {
  const { key, page } = (value ?? {}) as Partial<PendingSpend>;
  return typeof key === 'string' && (typeof page === 'string' || page === null);
};

const read = (): PendingSpends => {
  try {
    const stored: unknown = JSON.parse(storageOf('session').getItem(ITEM) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, value]) => isPending(value)));
  } catch {
    return {};
  }
};

const write = (pending: PendingSpends): void => {
  try {
    storageOf('session').setItem(ITEM, JSON.stringify(pending));
  } catch {
    // Storage is full or blocked: the spend is sent, but a retry after a reload uses another key.
  }
};

const withPage = (pending: PendingSpends, page: string | null): PendingSpends =>
  Object.fromEntries(Object.entries(pending).map(([name, { key }]) => [name, { key, page }]));

/**
 * Takes over the keys of this tab's previous page load. A duplicated tab starts with a copy of another tab's storage;
 * keys that the other tab still holds are dropped.
 */
const claim = (): void => {
  const mine = Object.entries(read()).filter(([, { page }]) => page === null || page === PAGE);
  write(withPage(Object.fromEntries(mine), PAGE));
};

if (typeof window !== 'undefined') {
  claim();
  addEventListener('pagehide', () => write(withPage(read(), null)));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) claim();
  });
}

/**
 * The key of a spend: the stored one while its outcome is unknown, otherwise a new one, stored before it is returned.
 */
const pendingKey = (name: string): string => {
  const pending = read();
  const key = pending[name]?.key ?? crypto.randomUUID();
  write({ ...pending, [name]: { key, page: PAGE } });
  return key;
};

/** Deletes the key of a decided spend, but keeps a newer key of the same spend. */
const dropPendingKey = (name: string, key: string): void => {
  const { [name]: found, ...others } = read();
  if (found?.key === key) write(others);
};

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

/** Calls that spend tokens. Their answers contain the settled balance. */
type TokenRoute = {
  [R in SpendRoute]: CallAnswer<R> extends { tokens: number } ? R : never;
}[SpendRoute];

/**
 * Spends tokens once, asks before a spend above the viewer's own limit, and puts the settled balance into the cache.
 */
export const useSpendOnce = () => {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const confirm = useSpendConfirmation();
  return useCallback(
    async <R extends TokenRoute>(route: R, input: SpendInput<R>): Promise<CallAnswer<R>> => {
      const answer = await confirm((consent) => {
        const body = { ...('body' in input ? (input.body as object) : {}), ...consent };
        return spendOnce(api, route, { ...input, body });
      });
      const { tokens } = answer as { tokens: number };
      const after = await mutate<CurrentUserAnswer>(currentUserKey, (user) => user && { ...user, tokens }, {
        revalidate: false,
      });
      // Only the platform knows the debt.
      if (after?.settings.postpay) void mutate(currentUserKey);
      return answer;
    },
    [api, mutate, confirm],
  );
};
