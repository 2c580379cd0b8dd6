import { readKey } from '@footlight/client';
import { MoneyScreen } from '@footlight/studio-widgets';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { usePages } from '../../shell/api/use-pages.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';

/** `/admin/money`. */
export const MoneyPage = () => {
  const api = useApi();
  const errorText = useErrorText();
  const errorContent = useErrorContent();
  const ledger = useRead(readKey('GET /operator/ledger'));
  const [state, setState] = useState<{ checking: boolean; error: ReactNode }>({
    checking: false,
    error: null,
  });
  const overview = useRead(readKey('GET /operator/overview'));
  const waiting = useRead(readKey('GET /operator/payouts', { query: { state: 'open' } }));
  const finished = useRead(readKey('GET /operator/payouts', { query: { state: 'finished' } }));
  const failed = [overview, waiting, finished].find(({ data, error }) => !data && error);
  const { pages, list } = usePages((cursor) =>
    readKey('GET /operator/promo-codes', { query: cursor ? { cursor } : {} }),
  );
  const check = async () => {
    setState({ checking: true, error: null });
    try {
      const checked = await api('POST /operator/ledger/check');
      await ledger.mutate(checked, { revalidate: false });
      setState({ checking: false, error: null });
    } catch (error) {
      setState({ checking: false, error: errorContent(error) });
    }
  };
  const readFailed = ledger.data === undefined && ledger.error !== undefined;
  return (
    <MoneyScreen
      days={overview.data?.money ?? undefined}
      waiting={waiting.data?.payouts}
      finished={finished.data?.payouts}
      error={failed ? errorText(failed.error) : null}
      onRetry={() => void Promise.all([overview, waiting, finished].map(({ mutate }) => mutate()))}
      check={ledger.data?.last}
      checkError={readFailed ? errorText(ledger.error) : state.error}
      checking={state.checking}
      codes={pages?.flatMap(({ codes }) => codes)}
      state={list}
      onCheck={() => void check()}
      onRetryCheck={() => void (readFailed ? ledger.mutate() : check())}
    />
  );
};
