import { ApiError, readKey } from '@footlight/client';
import type { PayoutRequest } from '@footlight/contract';
import { Payouts } from '@footlight/studio-widgets';
import { useTexts } from '@footlight/ui';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { usePages } from '../../shell/api/use-pages.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { spendOnce } from '../../shell/spend/spend-once.ts';
import { useToast } from '../../shell/toasts/toasts.ts';

/** The payouts of the broadcaster. `onChanged`: the balance has changed. */
export const StudioPayouts = ({ onChanged }: { onChanged(): void }) => {
  const { t } = useTexts('earnings');
  const api = useApi();
  const toast = useToast();
  const errorContent = useErrorContent();
  const [state, setState] = useState<{ asking: boolean; error: ReactNode; sent: number }>({
    asking: false,
    error: null,
    sent: 0,
  });
  const { pages, list, reload } = usePages((cursor) =>
    readKey('GET /studio/payouts', { query: cursor ? { cursor } : {} }),
  );
  const ask = async (body: PayoutRequest) => {
    setState((last) => ({ ...last, asking: true, error: null }));
    try {
      // The browser keeps the key of a lost answer, but not the account.
      await spendOnce(api, 'POST /studio/payouts', { body }, undefined, `payout ${body.tokens}`);
      await reload();
      onChanged();
      setState(({ sent }) => ({ asking: false, error: null, sent: sent + 1 }));
      toast({ appearance: 'success', content: t('payouts.asked') });
    } catch (error) {
      const isShort = error instanceof ApiError && error.type === 'not_enough_tokens';
      // The tokens of a payout are earned, so the shop would not help.
      const content = isShort ? t('payouts.notEnough') : errorContent(error);
      setState((last) => ({ ...last, asking: false, error: content }));
      if (isShort) void reload();
    }
  };
  return (
    <Payouts
      {...list}
      payouts={pages?.flatMap(({ payouts }) => payouts)}
      payable={pages?.[0]?.payable ?? 0}
      waiting={pages?.[0]?.waiting ?? 0}
      waitDays={pages?.[0]?.wait_days ?? 0}
      asking={state.asking}
      askError={state.error}
      sent={state.sent}
      onAsk={(request) => void ask(request)}
    />
  );
};
