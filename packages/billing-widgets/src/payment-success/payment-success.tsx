import { Button, TokenAmount, useNumber } from '@footlight/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ResultFrame } from '../payment-result/result-frame.tsx';

export interface PaymentSuccessProps {
  /** Tokens that were added. */
  tokens: number;
  /** Settled tokens afterwards; null while unknown. */
  balance: number | null;
  /** The payment's own number, for the receipt. */
  reference: string | null;
  onContinue: () => void;
  className?: string;
}

/** The payment has settled (spec 1 §4). Shown only when the platform says so, never by the return alone. */
export function PaymentSuccess({ tokens, balance, reference, onContinue, className }: PaymentSuccessProps) {
  const { t } = useTranslation('billing');
  const number = useNumber();
  return (
    <ResultFrame
      component="payment-success"
      tone="success"
      icon={<Check />}
      className={className}
      actions={
        <Button size="lg" onClick={onContinue}>
          {t('success.continue')}
        </Button>
      }
    >
      <p data-part="added" className="text-lg font-semibold">
        {t('success.added', { count: tokens, shown: number(tokens) })}
      </p>
      {balance === null ? null : (
        <p data-part="balance" className="text-text-muted">
          {t('success.balance')} <TokenAmount value={balance} className="text-lg text-text" />
        </p>
      )}
      {reference ? (
        <p data-part="reference" className="text-sm text-text-muted">
          {t('success.reference')}: <span className="font-mono">{reference}</span>
        </p>
      ) : null}
    </ResultFrame>
  );
}
