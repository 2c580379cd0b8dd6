import { readKey } from '@footlight/client';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { usePages } from '../../shell/api/use-pages.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorText } from '../../shell/errors/use-error-text.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { MoneyScreen } from './money-screen/money-screen.tsx';

/** `/admin/money`. */
export const MoneyPage = () => {
  const api = useApi();
  const errorText = useErrorText();
  const errorContent = useErrorContent();
  const ledger = useRead(readKey('GET /operator/ledger'));
  const [state, setState] = useState<{ isChecking: boolean; error: ReactNode }>({
    isChecking: false,
    error: null,
  });
  const { pages, list } = usePages((cursor) =>
    readKey('GET /operator/promo-codes', { query: cursor ? { cursor } : {} }),
  );
  const check = async () => {
    setState({ isChecking: true, error: null });
    try {
      const checked = await api('POST /operator/ledger/check');
      await ledger.mutate(checked, { revalidate: false });
      setState({ isChecking: false, error: null });
    } catch (error) {
      setState({ isChecking: false, error: errorContent(error) });
    }
  };
  const readFailed = ledger.data === undefined && ledger.error !== undefined;
  return (
    <MoneyScreen
      check={ledger.data?.last}
      checkError={readFailed ? errorText(ledger.error) : state.error}
      isChecking={state.isChecking}
      codes={pages?.flatMap(({ codes }) => codes)}
      state={list}
      onCheck={() => void check()}
      onRetryCheck={() => void (readFailed ? ledger.mutate() : check())}
    />
  );
};
