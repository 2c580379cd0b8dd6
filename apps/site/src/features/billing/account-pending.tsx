import { PendingList } from '@footlight/billing-widgets';
import type { PendingAnswer } from '@footlight/contract';
import { useEffect, useState } from 'react';
import { useRead } from '../../shell/api/use-read.ts';
import { pendingKey } from './account-keys.ts';

/** Polls while an asynchronous payment is pending. */
const ASK_EVERY = 5_000;

/** Payments that are not settled yet. Read again when the balance changes, because one may have settled. */
export const AccountPending = ({ balance }: { balance: number | null }) => {
  const { data, mutate } = useRead(pendingKey, {
    refreshInterval: (latest: PendingAnswer | undefined) => (latest?.payments.length ? ASK_EVERY : 0),
  });
  const [now, setNow] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the balance is the signal, not an input.
  useEffect(() => {
    setNow(Date.now());
    void mutate();
  }, [balance, mutate]);
  return data ? <PendingList pending={data} now={now} /> : null;
};
