import { PendingList } from '@footlight/billing-widgets';
import type { PendingAnswer } from '@footlight/contract';
import { useEffect, useState } from 'react';
import { pendingKey } from '../data/account-keys.ts';
import { useRead } from '../data/use-read.ts';
import { AccountOrders } from './account-orders.tsx';

/** While a payment by hand waits, this page asks how far it is. */
const ASK_EVERY = 5_000;

/** What is not settled yet and what was ordered. The balance is the signal: something was settled. */
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
  return (
    <>
      {data ? <PendingList pending={data} now={now} /> : null}
      <AccountOrders />
    </>
  );
};
