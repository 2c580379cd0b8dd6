import type { PaymentWait } from '@footlight/contract';
import { Button, useLinkRenderer, useTexts } from '@footlight/ui';
import { Timer } from 'lucide-react';
import { ResultLayout, type ResultRootProps } from '../../lib/result-layout.tsx';
import { wrapButton } from '../../lib/wrap-button.ts';
import { WaitingText } from './waiting-text.tsx';

export interface PaymentWaitingProps extends ResultRootProps {
  wait: PaymentWait;
  /** Unix milliseconds; decides whether the price has expired. */
  now: number;
  onClose: () => void;
}

/** Content of the result dialog for an asynchronous payment: the payer must send coins or pay a voucher (spec 1 §7). */
export function PaymentWaiting({ wait, now, onClose, ...rest }: PaymentWaitingProps) {
  const { t } = useTexts('wallet');
  const link = useLinkRenderer();
  return (
    <ResultLayout
      {...rest}
      component="payment-waiting"
      data-variant={wait.method}
      data-state={wait.stage}
      tone="info"
      icon={<Timer />}
      actions={
        <>
          <Button asChild size="lg" block className={wrapButton}>
            {link({
              href: wait.link,
              children: t(wait.method === 'crypto' ? 'waiting.openCrypto' : 'waiting.openVoucher'),
            })}
          </Button>
          <Button size="lg" block variant="outline" className={wrapButton} onClick={onClose}>
            {t('waiting.close')}
          </Button>
        </>
      }
    >
      <WaitingText wait={wait} now={now} />
      <p className="text-sm text-text-muted">{t('waiting.amounts')}</p>
    </ResultLayout>
  );
}
