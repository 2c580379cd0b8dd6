import { useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { mediaHref } from '../../shell/links/media-paths.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { useOrderCalls } from './use-orders.ts';

/**
 * Decides custom orders. A decision does not wait for that about another order. Shows a refusal and reads the list
 * again.
 */
export const useOrderDecisions = () => {
  const calls = useOrderCalls();
  const toast = useToast();
  const errorText = useErrorText();
  const [busyIds, setBusyIds] = useState<readonly number[]>([]);
  const [now] = useState(Date.now);
  const run = (id: number, call: () => Promise<void>) => {
    if (busyIds.includes(id)) return;
    setBusyIds((ids) => [...ids, id]);
    call()
      .catch((error: unknown) => toast({ appearance: 'error', content: errorText(error) }))
      .finally(() => setBusyIds((ids) => ids.filter((one) => one !== id)));
  };
  return {
    busyIds,
    now,
    mediaHref: (username: string, media: { id: number; slug: string }) => mediaHref({ username, ...media }),
    onAccept: (id: number, delivery: { mediaId: number | null; text?: string }) =>
      run(id, () => calls.accept(id, delivery)),
    onDecline: (id: number) => run(id, () => calls.decline(id)),
    onWithdraw: (id: number) => run(id, () => calls.withdraw(id)),
  };
};
