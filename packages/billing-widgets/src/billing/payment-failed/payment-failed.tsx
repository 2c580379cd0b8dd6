import { declineCodeOf } from '@footlight/contract';
import { Button, useAnnounce, useTexts } from '@footlight/ui';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { ResultLayout, type ResultRootProps } from '../../lib/result-layout.tsx';
import { wrapButton } from '../../lib/wrap-button.ts';
import { nextStepOf } from './next-step.ts';

export interface PaymentFailedProps extends ResultRootProps {
  /** The biller's decline code (spec 1 §8); null or an unknown code shows 'Declined'. */
  code: string | null;
  onRetry: () => void;
  /** Opens the other options, see PaymentDeclined. */
  onMoreOptions: () => void;
}

/** Content of the result dialog after a declined payment: the reason and the next step (spec 1 §8). */
export function PaymentFailed({ code, onRetry, onMoreOptions, ...rest }: PaymentFailedProps) {
  const { t } = useTexts(['billing', 'common']);
  const announce = useAnnounce();
  const known = declineCodeOf(code);
  const reason = t(`decline.${known}`);
  const nothing = t('failed.nothing');
  useEffect(() => announce(`${reason}. ${nothing}`), [announce, reason, nothing]);
  return (
    <ResultLayout
      {...rest}
      component="payment-failed"
      tone="danger"
      icon={<X />}
      actions={
        <>
          <Button size="lg" block className={wrapButton} onClick={onRetry}>
            {t('common:retry')}
          </Button>
          <Button size="lg" block variant="outline" className={wrapButton} onClick={onMoreOptions}>
            {t('failed.moreOptions')}
          </Button>
        </>
      }
    >
      {/* The specification writes some reasons in lower case. */}
      <p data-part="reason" className="heading text-xl first-letter:uppercase">
        {reason}
      </p>
      <p data-part="next-step" className="text-balance text-text-muted">
        {`${nothing} ${t(`failed.next.${nextStepOf[known]}`)}`}
      </p>
      {known === 'unknown' ? null : (
        <p data-part="code" className="text-xs text-text-muted">
          {t('failed.code')} <span className="select-all font-mono">{known}</span>
        </p>
      )}
    </ResultLayout>
  );
}
