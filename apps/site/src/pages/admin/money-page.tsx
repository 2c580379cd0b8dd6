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
