import { declineCodeOf } from '@footlight/contract';
import { Button } from '@footlight/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ResultFrame } from '../payment-result/result-frame.tsx';
import { declineAdvice } from './decline-advice.ts';

export interface PaymentFailedProps {
  /** The biller's decline code; unknown ones and null show 'Declined' (spec 1 §8). */
  code: string | null;
  onRetry: () => void;
  onClose: () => void;
  className?: string;
}

/** The payment was declined: why, that nothing was charged, and what helps. */
export function PaymentFailed({ code, onRetry, onClose, className }: PaymentFailedProps) {
  const { t } = useTranslation('billing');
  const known = declineCodeOf(code);
  return (
    <ResultFrame
      component="payment-failed"
      tone="danger"
      icon={<X />}
      className={className}
      actions={
        <>
          <Button variant="outline" size="lg" onClick={onClose}>
            {t('failed.close')}
          </Button>
          <Button size="lg" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
        </>
      }
    >
      <p data-part="reason" data-code={known} className="text-lg font-semibold first-letter:uppercase">
        {t(`decline.${known}`)}
      </p>
      <p data-part="next" className="text-text-muted">
        {t(`failed.next.${declineAdvice[known]}`)}
      </p>
      <p data-part="nothing-charged" className="text-sm text-text-muted">
        {t('failed.nothing')}
      </p>
    </ResultFrame>
  );
}
