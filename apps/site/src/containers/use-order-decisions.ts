import { useState } from 'react';
import { useOrderCalls, useOrderErrorText } from '../data/use-orders.ts';
import { mediaHref } from '../screens/media-screen/media-paths.ts';
import { useToast } from '../state/toasts.ts';

/** Answers and withdrawals, one at a time; what the platform refuses is told, and the list asked anew. */
export const useOrderDecisions = () => {
  const calls = useOrderCalls();
  const toast = useToast();
  const errorText = useOrderErrorText();
  const [busyId, setBusyId] = useState<number | null>(null);
  const [now] = useState(Date.now);
  const run = (id: number, call: () => Promise<void>) => {
    if (busyId !== null) return;
    setBusyId(id);
    call()
      .catch((error: unknown) => toast({ appearance: 'error', content: errorText(error) }))
      .finally(() => setBusyId(null));
  };
  return {
    busyId,
    now,
    mediaHref: (username: string, media: { id: number; slug: string }) => mediaHref({ username, ...media }),
    onAccept: (id: number, mediaId: number | null) => run(id, () => calls.accept(id, mediaId)),
    onDecline: (id: number) => run(id, () => calls.decline(id)),
    onWithdraw: (id: number) => run(id, () => calls.withdraw(id)),
  };
};
