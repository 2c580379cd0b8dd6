import type { OrderNotice } from '@footlight/billing-widgets';
import { mediaHref, type Order } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { keptOrders } from './kept-orders.ts';
import { useOrderCalls } from './use-orders.ts';

/** Before the list is read. */
export const NONE: readonly Order[] = [];

type Decision = 'accepted' | 'declined' | 'withdrawn';
type Outcome = { decision: Decision } | { error: unknown };

/**
 * Decides custom orders. Decisions about different orders do not wait for each other. The result is shown in the order,
 * which keeps its place.
 */
export const useOrderDecisions = (fresh: readonly Order[]) => {
  const calls = useOrderCalls();
  const { t } = useTexts('wallet');
  const errorContent = useErrorContent();
  const [busyIds, setBusyIds] = useState<readonly number[]>([]);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [now] = useState(Date.now);
  const isDeclined = (id: number) => {
    const outcome = outcomes.get(id);
    if (outcome) return 'decision' in outcome && outcome.decision === 'declined';
    return busyIds.includes(id) ? false : undefined;
  };
  const [seen, setSeen] = useState({ fresh, shown: fresh });
  const orders = keptOrders(seen.shown, fresh, isDeclined);
  if (seen.fresh !== fresh) setSeen({ fresh, shown: orders });
  const run = (id: number, decision: Decision, call: () => Promise<unknown>) => {
    if (busyIds.includes(id)) return;
    setBusyIds((ids) => [...ids, id]);
    const note = (outcome: Outcome) => setOutcomes((before) => new Map(before).set(id, outcome));
    call()
      .then(
        () => note({ decision }),
        (error: unknown) => note({ error }),
      )
      // After a refusal too: another tab or person may have been faster.
      .then(calls.refresh)
      .finally(() => setBusyIds((ids) => ids.filter((one) => one !== id)));
  };
  const noticeOf = (outcome: Outcome): OrderNotice =>
    'error' in outcome
      ? { appearance: 'error', text: errorContent(outcome.error) }
      : { appearance: 'success', text: t(`order.decided.${outcome.decision}`) };
  return {
    orders,
    busyIds,
    notices: new Map([...outcomes].map(([id, outcome]) => [id, noticeOf(outcome)])),
    now,
    mediaHref: (username: string, media: { id: number; slug: string }) => mediaHref({ username, ...media }),
    onAccept: (id: number, delivery: { mediaId: number | null; text?: string }) =>
      run(id, 'accepted', () => calls.accept(id, delivery)),
    onDecline: (id: number) => run(id, 'declined', () => calls.decline(id)),
    onWithdraw: (id: number) => run(id, 'withdrawn', () => calls.withdraw(id)),
  };
};
