import { Upgrade } from '@footlight/billing-widgets';
import type { MembershipAnswer } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useApi } from '../../shell/api/api.ts';
import { useRead } from '../../shell/api/use-read.ts';
import { useErrorContent } from '../../shell/refusals/use-error-content.tsx';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useOpenPurchase } from '../../shell/spend/use-open-purchase.ts';
import { useToast } from '../../shell/toasts/toasts.ts';
import { membershipKey } from './account-keys.ts';

interface MembershipPanelProps {
  /** Where the payment provider sends the payer back to. */
  returnPath: string;
  titled?: boolean;
}

/** The membership levels, and what the account can do about its own. */
export const MembershipPanel = ({ returnPath, titled = true }: MembershipPanelProps) => {
  const { data: visitor, isLoggedIn } = useCurrentUser();
  const { t } = useTexts('wallet');
  const api = useApi();
  const errorContent = useErrorContent();
  const openPurchase = useOpenPurchase();
  const toast = useToast();
  const { data, error, mutate } = useRead(isLoggedIn ? membershipKey : null);
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<ReactNode>(null);
  const membership = visitor?.user.membership ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed level means that a payment was settled or a month has ended.
  useEffect(() => void mutate(), [membership, mutate]);

  const run = async (work: () => Promise<unknown>, staysBusy = false) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailed(null);
    try {
      await work();
      if (!staysBusy) setIsBusy(false);
    } catch (refused) {
      setFailed(errorContent(refused));
      setIsBusy(false);
      void mutate();
    }
  };
  const change = (result: 'cancelled' | 'resumed', call: () => Promise<MembershipAnswer>) =>
    run(async () => {
      await mutate(await call(), { revalidate: false });
      toast({ appearance: 'success', content: t(`upgrade.${result}`) });
    });
  return (
    <Upgrade
      titled={titled}
      answer={data ?? null}
      pending={isBusy}
      error={failed ?? (error ? errorContent(error) : null)}
      onChoose={(id) =>
        // The page stays locked until the biller's page loads.
        void run(async () => {
          globalThis.location.assign(await openPurchase(id, returnPath));
        }, true)
      }
      onCancel={() => void change('cancelled', () => api('POST /billing/membership/cancel', {}))}
      onResume={() => void change('resumed', () => api('POST /billing/membership/resume', {}))}
    />
  );
};
