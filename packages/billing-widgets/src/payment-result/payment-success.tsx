import { Button, TokenAmount, useAnnounce, useNumber } from '@footlight/ui';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { wrapButton } from '../lib/wrap-button.ts';
import { ResultLayout } from './result-layout.tsx';

export interface PaymentSuccessProps {
  /** Tokens that the purchase added. */
  tokens: number;
  /** Settled tokens now; null while unknown. */
  balance: number | null;
  /** The receipt's reference. */
  reference: string;
  onContinue: () => void;
}

/** Content of the result's dialog when the platform has settled the purchase (spec 1 §4). */
export function PaymentSuccess({ tokens, balance, reference, onContinue }: PaymentSuccessProps) {
  const { t } = useTranslation('billing');
  const number = useNumber();
  const announce = useAnnounce();
  const added = t('success.added', { count: tokens, shown: number(tokens) });
  // The dialog may have stood there with "confirming": a changed content is not read out by itself.
  useEffect(() => announce(added), [announce, added]);
  return (
    <ResultLayout
      component="payment-success"
      tone="success"
      icon={<Check />}
      actions={
        <Button size="lg" block className={wrapButton} onClick={onContinue}>
          {t('success.continue')}
        </Button>
      }
    >
      <p data-part="added" className="heading text-xl">
        {added}
      </p>
      <dl className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 border-y border-border py-3 text-start">
        {balance === null ? null : (
          <>
            <dt className="text-text-muted">{t('success.balance')}</dt>
            <dd data-part="balance" className="text-end">
              <TokenAmount value={balance} />
            </dd>
          </>
        )}
        <dt className="text-text-muted">{t('success.reference')}</dt>
        <dd data-part="reference" className="select-all text-end font-mono text-sm wrap-anywhere">
          {reference}
        </dd>
      </dl>
    </ResultLayout>
  );
}
