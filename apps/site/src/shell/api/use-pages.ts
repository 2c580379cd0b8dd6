import { ApiError, type ReadKey } from '@footlight/client';
import type { CallAnswer, ReadRoute } from '@footlight/contract/operations';
import { useState } from 'react';
import { unstable_serialize } from 'swr';
import { useErrorText } from '../errors/use-error-text.ts';
import { useApi } from './api.ts';
import { fetchKey, useRead } from './use-read.ts';

interface Older<Answer> {
  /** The first page at the time they were read; another one drops them. */
  first: Answer;
  answers: readonly Answer[];
}

/** A list, page by page. `keyOf` makes the key of a page, or null to read nothing; reading the list again drops later pages. */
export const usePages = <R extends ReadRoute>(keyOf: (cursor?: string) => ReadKey<R> | null) => {
  type Answer = CallAnswer<R> & { next: string | null };
  const api = useApi();
  const errorText = useErrorText();
  const key = keyOf();
  const { data, error, mutate } = useRead(key);
  const first = data as Answer | undefined;
  const [kept, setKept] = useState<Older<Answer>>();
  const [state, setState] = useState<{ of: string; pending: boolean; error: ApiError | null }>();
  const name = unstable_serialize(key);
  const asked = state?.of === name ? state : undefined;
  const older = kept && kept.first === first ? kept.answers : [];
  const last = older.at(-1) ?? first;
  const more = async () => {
    const next = last?.next ? keyOf(last.next) : null;
    if (!first || !next || asked?.pending) return;
    setState({ of: name, pending: true, error: null });
    try {
      const page = (await fetchKey(api, next)) as Answer;
      setKept({ first, answers: [...older, page] });
      setState({ of: name, pending: false, error: null });
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      setState({ of: name, pending: false, error: failed });
    }
  };
  const failure = (first ? undefined : error) ?? asked?.error;
  return {
    /** Undefined until the first page is there. */
    pages: first && [first, ...older],
    reload: () => mutate(),
    /** What a list shows beside its rows. */
    list: {
      hasMore: Boolean(last?.next),
      pending: asked?.pending ?? false,
      error: failure ? errorText(failure) : null,
      onMore: () => void more(),
      onRetry: () => void (first ? more() : mutate()),
    },
  };
};
