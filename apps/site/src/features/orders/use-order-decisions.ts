import { useState } from 'react';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { mediaHref } from '../../shell/links/media-paths.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { useOrderCalls } from './use-orders.ts';

/** Decides custom orders, one at a time. Shows a refusal and reads the list again. */
export const useOrderDecisions = () => {
  const calls = useOrderCalls();
  const toast = useToast();
  const errorText = useErrorText();
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
