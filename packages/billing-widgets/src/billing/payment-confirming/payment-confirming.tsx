import { Button, Spinner, useTexts } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { ResultLayout, type ResultRootProps } from '../../lib/result-layout.tsx';
import { wrapButton } from '../../lib/wrap-button.ts';

export interface PaymentConfirmingProps extends ResultRootProps {
  onClose: () => void;
  /** Milliseconds until the text for a longer wait and the close button appear. */
  longAfter?: number;
}

/** Content of the result dialog until the biller's callback decides the payment. */
export function PaymentConfirming({ onClose, longAfter = 12_000, ...rest }: PaymentConfirmingProps) {
  const { t } = useTexts('billing');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longAfter);
    return () => clearTimeout(timer);
  }, [longAfter]);
  return (
    <ResultLayout
      {...rest}
      component="payment-confirming"
      tone="info"
      icon={<Spinner label="" />}
      actions={
        isLong ? (
          <Button size="lg" block variant="outline" className={wrapButton} onClick={onClose}>
            {t('confirming.close')}
          </Button>
        ) : null
      }
    >
      <p
        data-part="text"
        role="status"
        data-state={isLong ? 'long' : 'short'}
        className="text-balance text-text-muted"
      >
        {t(isLong ? 'confirming.long' : 'confirming.text')}
      </p>
    </ResultLayout>
  );
}
