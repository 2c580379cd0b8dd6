import { Button, Spinner } from '@footlight/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultFrame } from '../payment-result/result-frame.tsx';

export interface PaymentConfirmingProps {
  /** Milliseconds until the text for a longer wait shows; 20 s when left out. */
  longAfter?: number;
  /** Offered once it takes long. The payment goes on without the viewer. */
  onClose?: () => void;
  className?: string;
}

/** The biller sent the payer back and the platform does not know yet (spec 1 §4): a return is only a hint. */
export function PaymentConfirming({ longAfter = 20_000, onClose, className }: PaymentConfirmingProps) {
  const { t } = useTranslation('billing');
  const [isLong, setLong] = useState(longAfter <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longAfter);
    return () => clearTimeout(timer);
  }, [longAfter]);
  return (
    <ResultFrame
      component="payment-confirming"
      tone="info"
      icon={<Spinner size="lg" label="" />}
      className={className}
      actions={
        isLong && onClose ? (
          <Button variant="outline" size="lg" onClick={onClose}>
            {t('confirming.close')}
          </Button>
        ) : null
      }
    >
      <p data-part={isLong ? 'long' : 'short'}>{t(isLong ? 'confirming.long' : 'confirming.text')}</p>
    </ResultFrame>
  );
}
