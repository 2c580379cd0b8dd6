import { mediaHref } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { useState } from 'react';
import { useErrorToast } from '../../shell/refusals/use-error-content.tsx';
import { useToast } from '../../shell/toasts/toasts.ts';
import { useOrderCalls } from './use-orders.ts';

/**
 * Decides custom orders. A decision does not wait for that about another order. A toast says its result, or why it was
 * refused, after the list was read again.
 */
export const useOrderDecisions = () => {
  const calls = useOrderCalls();
  const { t } = useTexts('wallet');
  const toast = useToast();
  const errorToast = useErrorToast();
  const [busyIds, setBusyIds] = useState<readonly number[]>([]);
  const [now] = useState(Date.now);
  const run = (id: number, decision: 'accepted' | 'declined' | 'withdrawn', call: () => Promise<void>) => {
    if (busyIds.includes(id)) return;
    setBusyIds((ids) => [...ids, id]);
    call()
      .then(
        () => toast({ appearance: 'success', content: t(`order.decided.${decision}`) }),
        (error: unknown) => errorToast(error),
      )
      .finally(() => setBusyIds((ids) => ids.filter((one) => one !== id)));
  };
  return {
    busyIds,
    now,
    mediaHref: (username: string, media: { id: number; slug: string }) => mediaHref({ username, ...media }),
    onAccept: (id: number, delivery: { mediaId: number | null; text?: string }) =>
      run(id, 'accepted', () => calls.accept(id, delivery)),
    onDecline: (id: number) => run(id, 'declined', () => calls.decline(id)),
    onWithdraw: (id: number) => run(id, 'withdrawn', () => calls.withdraw(id)),
  };
};
