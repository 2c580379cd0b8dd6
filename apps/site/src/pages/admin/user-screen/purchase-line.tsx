import type { StaffPurchase } from '@footlight/contract';
import { Badge, type BadgeTone, Button, numberFormat, useNumber, useTexts } from '@footlight/ui';
import { useMoment } from '../../../shell/i18n/use-moment.ts';

const TONES: Partial<Record<StaffPurchase['state'], BadgeTone>> = {
  settled: 'success',
  declined: 'warning',
  charged_back: 'danger',
};

/** One purchase of a user, with its refund. */
export const PurchaseLine = ({ purchase, onRefund }: { purchase: StaffPurchase; onRefund(): void }) => {
  const { t, language } = useTexts('admin');
  const number = useNumber();
  const moment = useMoment();
  const amount = numberFormat(language, { style: 'currency', currency: 'USD' }).format(purchase.amount);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">
          {t('purchase.line', { tokens: number(purchase.tokens), amount })}
        </span>
        <Badge tone={TONES[purchase.state] ?? 'neutral'}>{t(`purchase.${purchase.state}`)}</Badge>
      </p>
      <p className="text-sm text-text-muted">
        {[
          purchase.transaction_id,
          t('purchase.by', { biller: purchase.biller }),
          moment(purchase.created_at),
        ].join(' · ')}
      </p>
      {purchase.is_refundable ? (
        <p>
          <Button size="sm" variant="outline" onClick={onRefund}>
            {t('act.refund')}
          </Button>
        </p>
      ) : null}
    </>
  );
};
