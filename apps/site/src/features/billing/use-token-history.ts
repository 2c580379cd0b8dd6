import { ApiError } from '@footlight/client';
import type { TokenHistoryAnswer } from '@footlight/contract';
import { useEffect, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { tokenHistoryKey } from '../../shell/api/keys.ts';
import { fetchKey, useRead } from '../../shell/api/use-read.ts';
import { pendingKey } from './account-keys.ts';

/** Pages after the first one; `first` is the first page at the time they were read. */
interface Older extends Pick<TokenHistoryAnswer, 'entries' | 'next'> {
  first: TokenHistoryAnswer;
}

/** A viewer's token history, newest first. A new entry reloads the first page and drops the others. */
export const useTokenHistory = (balance: number | null, isWanted: boolean) => {
  const api = useApi();
  const { data: first, error, isValidating, mutate } = useRead(isWanted ? tokenHistoryKey() : null);
  const [kept, setKept] = useState<Older>();
  const [state, setState] = useState<{ isAsking: boolean; error?: ApiError }>({ isAsking: false });
  // Spending a hold does not change the balance, but it changes the list of pending holds.
  const { data: pending } = useRead(isWanted ? pendingKey : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: balance and pending list are signals, not inputs.
  useEffect(() => {
    if (isWanted && balance !== null) void mutate();
  }, [balance, pending, isWanted]);

  const older = kept && kept.first === first ? kept : undefined;
  const next = older ? older.next : first?.next;
  const more = async () => {
    if (error) return mutate();
    if (!first || !next || state.isAsking) return undefined;
    setState({ isAsking: true });
    try {
      const page = await fetchKey(api, tokenHistoryKey(next));
      setKept({ first, entries: [...(older?.entries ?? []), ...page.entries], next: page.next });
      setState({ isAsking: false });
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      setState({ isAsking: false, error: failed });
    }
    return undefined;
  };
  return {
    entries: first && [...first.entries, ...(older?.entries ?? [])],
    owed: first?.owed ?? 0,
    gifted: first?.gifted ?? 0,
    hasMore: Boolean(next),
    isLoading: state.isAsking || (isValidating && !first),
    error: error ?? state.error,
    more: () => void more(),
  };
};
