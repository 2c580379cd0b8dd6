import type { PaymentWait } from '@footlight/contract';
import { useTexts } from '@footlight/ui';
import { useMoment } from '../../lib/use-moment.ts';

/** The progress of a crypto or voucher payment, and until when its price is valid. */
export function WaitingText({ wait, now }: { wait: PaymentWait; now: number }) {
  const { t } = useTexts('wallet');
  const moment = useMoment();
  const { confirmations, needed, method, stage } = wait;
  const isExpired = Date.parse(wait.expires_at) <= now;
  return (
    <>
      <p data-part="stage" role="status">
        {t(`waiting.${method}.${stage}`, { confirmations: String(confirmations), needed: String(needed) })}
      </p>
      {stage === 'payment' ? (
        <p data-part="until" className="text-sm text-text-muted">
          {t(isExpired ? 'waiting.expired' : 'waiting.holds', { date: moment(wait.expires_at) })}
        </p>
      ) : null}
    </>
  );
}
