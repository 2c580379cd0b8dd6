import { Dialog } from '@footlight/ui';
import { useTranslation } from 'react-i18next';
import { PaymentConfirming } from '../payment-confirming/payment-confirming.tsx';
import { PaymentFailed } from '../payment-failed/payment-failed.tsx';
import { PaymentSuccess } from '../payment-success/payment-success.tsx';

/** How a payment stands, as the platform says. */
export type PaymentResult =
  | { readonly state: 'confirming' }
  | {
      readonly state: 'success';
      readonly tokens: number;
      readonly balance: number | null;
      readonly reference: string | null;
    }
  | { readonly state: 'failed'; readonly code: string | null };

export interface PaymentResultDialogProps {
  open?: boolean;
  result: PaymentResult;
  /** Milliseconds until a confirmation counts as long; 20 s when left out. */
  longAfter?: number;
  /** Try to pay again. */
  onRetry: () => void;
  onClose: () => void;
}

/** One dialog from the return of a payment to its end: confirming, then success or failure. */
export function PaymentResultDialog({
  open = true,
  result,
  longAfter,
  onRetry,
  onClose,
}: PaymentResultDialogProps) {
  const { t } = useTranslation('billing');
  return (
    <Dialog open={open} size="sm" onClose={onClose} title={t(`${result.state}.title`)}>
      {result.state === 'confirming' ? (
        <PaymentConfirming onClose={onClose} {...(longAfter === undefined ? {} : { longAfter })} />
      ) : result.state === 'success' ? (
        <PaymentSuccess
          tokens={result.tokens}
          balance={result.balance}
          reference={result.reference}
          onContinue={onClose}
        />
      ) : (
        <PaymentFailed code={result.code} onRetry={onRetry} onClose={onClose} />
      )}
    </Dialog>
  );
}
