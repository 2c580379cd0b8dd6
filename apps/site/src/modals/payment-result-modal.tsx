import { PaymentConfirming, PaymentFailed, PaymentReceipt, PaymentSuccess } from '@footlight/billing-widgets';
import { Dialog, useTexts } from '@footlight/ui';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useBoot } from '../app/boot.ts';
import { currentUserKey } from '../data/keys.ts';
import { useCurrentUser } from '../data/use-current-user.ts';
import { usePurchase } from '../data/use-purchase.ts';
import { useSiteConfig } from '../data/use-site-config.ts';
import { languageBase } from '../i18n/language.ts';
import { useModals } from './modals.ts';
import type { ModalControls } from './registry.ts';

export interface PaymentResultProps {
  transactionId: string | null;
  /** Decline code that the biller's redirect claims. */
  code: string | null;
}

/**
 * What became of a payment. The return's own word is a hint: the result is shown when the platform has settled or
 * declined the purchase, and "confirming" until then (spec 1 §4).
 */
const PaymentResultModal = ({ transactionId, code, close }: PaymentResultProps & ModalControls) => {
  const { t } = useTexts('billing');
  const { data: purchase } = usePurchase(transactionId);
  const { balance } = useCurrentUser();
  const { mutate } = useSWRConfig();
  const modals = useModals();
  const { site } = useSiteConfig();
  const { language } = useBoot();
  const state = purchase?.state ?? (transactionId === null && code !== null ? 'declined' : 'created');
  useEffect(() => {
    if (state === 'settled') void mutate(currentUserKey);
  }, [state, mutate]);
  const next = (open: () => unknown) => {
    close();
    open();
  };
  return (
    <Dialog open data-guard="surface" size="sm" onClose={() => close()} title={t(`result.${state}`)}>
      {state === 'settled' && purchase ? (
        <PaymentSuccess
          tokens={purchase.tokens}
          balance={balance}
          reference={purchase.transaction_id}
          onContinue={() => close()}
        />
      ) : state === 'declined' ? (
        <PaymentFailed
          code={purchase?.decline_code ?? code}
          onRetry={() => next(() => modals.open('purchase_tokens', { group: 'credit' }))}
          onMoreOptions={() => next(() => modals.open('purchase_declined', {}))}
        />
      ) : purchase && state !== 'created' ? (
        <PaymentReceipt
          purchase={purchase}
          seller={site.display_name}
          backHref={`${languageBase(language)}/account/tokens`}
          onPrint={() => globalThis.print()}
        />
      ) : (
        <PaymentConfirming onClose={() => close()} />
      )}
    </Dialog>
  );
};
export default PaymentResultModal;
