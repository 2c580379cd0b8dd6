import type { Allowance, DailyLimits } from '@footlight/contract';
import { Banner, Button, cn, Dialog, Spinner, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useMoney } from '../../lib/use-money.ts';
import { useWhen } from '../../lib/use-when.ts';
import { wrapButton } from '../../lib/wrap-button.ts';

const PARTS = {
  spending: { 'data-part': 'spending' },
  purchase: { 'data-part': 'purchase' },
} as const;

export interface DailyLimitProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Answer of payment/daily-limit; null until it arrives. */
  limits: DailyLimits | null;
  /** Translated; takes the spinner's place. */
  error: ReactNode;
  /** Opens the page on which limits are changed. */
  onChange: () => void;
  onClose: () => void;
}

/** What remains of a daily limit, when more becomes available, and where to change it (spec 1 §2, §8). */
export function DailyLimit({ limits, error, onChange, onClose, className, ...rest }: DailyLimitProps) {
  const { t } = useTexts(['limits', 'ui', 'common']);
  const number = useNumber();
  const money = useMoney();
  const when = useWhen();
  const line = (
    name: 'spending' | 'purchase',
    { limit, left, renews_at }: Allowance,
    write: (amount: number) => string,
  ) =>
    limit === null || left === null ? null : (
      <li {...PARTS[name]} className="flex flex-col gap-0.5">
        <span className="font-semibold">
          {t(`daily.${name}`, { left: write(left), limit: write(limit) })}
        </span>
        {renews_at === null ? null : (
          <span className="text-sm text-text-muted">{t('daily.renews', { when: when(renews_at) })}</span>
        )}
      </li>
    );
  return (
    <Dialog
      open
      size="sm"
      data-guard="surface"
      onClose={onClose}
      title={t('daily.title')}
      description={t('daily.text')}
    >
      <div
        {...rest}
        data-component="daily-limit"
        data-state={limits ? 'known' : 'loading'}
        className={cn('flex flex-col gap-4', className)}
      >
        {limits ? (
          <ul data-part="limits" className="flex flex-col gap-3 wrap-anywhere">
            {line('spending', limits.spending, (amount) =>
              t('ui:tokens', { count: amount, shown: number(amount) }),
            )}
            {line('purchase', limits.purchase, money)}
          </ul>
        ) : error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : (
          <Spinner label={t('common:loading')} />
        )}
        <Button data-part="close" block className={wrapButton} onClick={onClose}>
          {t('daily.close')}
        </Button>
        <Button data-part="change" variant="outline" block className={wrapButton} onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </Dialog>
  );
}
