import type { PurchaseNotice } from '@footlight/contract';
import { Button, TokenAmount, useAnnounce, useNumber, useTexts } from '@footlight/ui';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { purchaseNotice } from '../../lib/purchase-notice.ts';
import { ResultLayout, type ResultRootProps } from '../../lib/result-layout.tsx';
import { useMoney } from '../../lib/use-money.ts';
import { wrapButton } from '../../lib/wrap-button.ts';

export interface PaymentSuccessProps extends ResultRootProps {
  /** Tokens that the purchase added. Anything but a number above zero is not shown. */
  tokens: number;
  /** US dollars that were paid. */
  amount?: number | null;
  /** Settled balance; null while unknown. */
  balance: number | null;
  /** Reference of the payment, as on its receipt. */
  reference: string;
  /** Why the settlement differs from the order. */
  notice?: PurchaseNotice | null;
  onContinue: () => void;
}

/** Content of the result dialog after the platform settled the purchase (spec 1 §4). */
export function PaymentSuccess({
  tokens,
  amount = null,
  balance,
  reference,
  notice = null,
  onContinue,
  ...rest
}: PaymentSuccessProps) {
  const { t } = useTexts('billing');
  const number = useNumber();
  const money = useMoney();
  const announce = useAnnounce();
  const noticeKey = purchaseNotice({ notice, state: 'settled' });
  const whole = Number.isFinite(tokens) ? Math.max(0, Math.trunc(tokens)) : 0;
  const added = whole > 0 ? t('success.added', { count: whole, shown: number(whole) }) : '';
  // The dialog may have shown "confirming" before, and screen readers do not announce replaced content.
  useEffect(() => {
    if (added) announce(added);
  }, [announce, added]);
  return (
    <ResultLayout
      {...rest}
      component="payment-success"
      tone="success"
      icon={<Check />}
      actions={
        <Button size="lg" block className={wrapButton} onClick={onContinue}>
          {t('success.continue')}
        </Button>
      }
    >
      {added ? (
        <p data-part="added" className="heading text-xl">
          {added}
        </p>
      ) : null}
      {noticeKey ? (
        <p data-part="notice" className="text-text-muted">
          {t(noticeKey)}
        </p>
      ) : null}
      <dl className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-2 border-y border-border py-3 text-start">
        {amount === null ? null : (
          <>
            <dt className="text-text-muted">{t('receipt.amount')}</dt>
            <dd data-part="amount" className="text-end">
              {money(amount)}
            </dd>
          </>
        )}
        {balance === null || !Number.isFinite(balance) ? null : (
          <>
            <dt className="text-text-muted">{t('success.balance')}</dt>
            <dd data-part="balance" className="text-end">
              <TokenAmount value={balance} />
            </dd>
          </>
        )}
        <dt className="text-text-muted">{t('success.reference')}</dt>
        <dd data-part="reference" className="text-end select-all font-mono text-sm wrap-anywhere">
          {reference}
        </dd>
      </dl>
    </ResultLayout>
  );
}
