import { Button, Spinner, useTexts } from '@footlight/ui';
import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ResultLayout, type ResultRootProps } from '../../lib/result-layout.tsx';
import { useMoney } from '../../lib/use-money.ts';
import { wrapButton } from '../../lib/wrap-button.ts';

const TEXTS = {
  short: 'confirming.text',
  long: 'confirming.long',
  unknown: 'confirming.unknown',
} as const;

export interface PaymentConfirmingProps extends ResultRootProps {
  onClose: () => void;
  /** US dollars of the payment; null if unknown. */
  amount?: number | null;
  /** The return names no payment of this account, so there is nothing to wait for. */
  unknown?: boolean;
  /** Address of the token history; shown for an unknown payment. */
  historyHref?: string;
  /** Milliseconds until the text for a longer wait and the close button appear. */
  longAfter?: number;
}

/** Content of the result dialog until the biller's callback decides the payment. */
export function PaymentConfirming({
  onClose,
  amount = null,
  unknown = false,
  historyHref,
  longAfter = 12_000,
  ...rest
}: PaymentConfirmingProps) {
  const { t } = useTexts('billing');
  const money = useMoney();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longAfter);
    return () => clearTimeout(timer);
  }, [longAfter]);
  const state = unknown ? 'unknown' : isLong ? 'long' : 'short';
  return (
    <ResultLayout
      {...rest}
      component="payment-confirming"
      tone="info"
      icon={unknown ? <Info /> : <Spinner label="" />}
      actions={
        state === 'short' ? null : (
          <>
            {unknown && historyHref ? (
              <Button asChild size="lg" block className={wrapButton}>
                <a href={historyHref}>{t('confirming.history')}</a>
              </Button>
            ) : null}
            <Button size="lg" block variant="outline" className={wrapButton} onClick={onClose}>
              {t('confirming.close')}
            </Button>
          </>
        )
      }
    >
      {amount === null ? null : (
        <p data-part="amount" className="heading text-xl">
          {money(amount)}
        </p>
      )}
      <p data-part="text" role="status" data-state={state} className="text-balance text-text-muted">
        {t(TEXTS[state])}
      </p>
    </ResultLayout>
  );
}
