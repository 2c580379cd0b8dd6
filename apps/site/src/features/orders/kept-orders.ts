import type { Order } from '@footlight/contract';

/**
 * The orders as the list shows them: each stays in its place, even if the platform no longer lists it, when the reader
 * has decided it here. New orders come first.
 */
export const keptOrders = (
  shown: readonly Order[],
  fresh: readonly Order[],
  /** Whether an order was declined here; undefined for one without a decision. */
  isDeclined: (id: number) => boolean | undefined,
): readonly Order[] => {
  const byId = new Map(fresh.map((order) => [order.id, order]));
  const kept = shown.flatMap((order) => {
    const now = byId.get(order.id);
    if (now) return now;
    const declined = isDeclined(order.id);
    if (declined === undefined) return [];
    return declined ? { ...order, state: 'declined' as const } : order;
  });
  const ids = new Set(kept.map(({ id }) => id));
  return [...fresh.filter(({ id }) => !ids.has(id)), ...kept];
};
