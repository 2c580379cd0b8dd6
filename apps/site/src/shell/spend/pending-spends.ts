import { storageOf } from '../storage/storage.ts';

/** Idempotency keys of spends without a definite answer, kept for this tab over a reload. */

interface PendingSpend {
  key: string;
  /** The page load that holds the key; null between two page loads of a tab. */
  page: string | null;
}
type PendingSpends = Readonly<Record<string, PendingSpend>>;

const ITEM = 'footlight:pending-spends';
/** Storage items of earlier versions; they are deleted. */
const OLD_ITEMS = ['tip-intent', 'spend-intent', 'one-click-intent', 'app-intent', 'studio-intent'];
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
  for (const name of OLD_ITEMS) storageOf('session').removeItem(`footlight:${name}`);
  claim();
  addEventListener('pagehide', () => write(withPage(read(), null)));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) claim();
  });
}

/**
 * The key of a spend: the stored one while its outcome is unknown, otherwise a new one, stored before it is returned.
 */
export const pendingKey = (name: string): string => {
  const pending = read();
  const key = pending[name]?.key ?? crypto.randomUUID();
  write({ ...pending, [name]: { key, page: PAGE } });
  return key;
};

/** Deletes the key of a decided spend, but keeps a newer key of the same spend. */
export const dropPendingKey = (name: string, key: string): void => {
  const { [name]: found, ...others } = read();
  if (found?.key === key) write(others);
};
