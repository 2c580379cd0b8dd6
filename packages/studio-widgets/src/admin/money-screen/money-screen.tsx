import type { LedgerCheck, StaffPromoCode } from '@footlight/contract';
import { Banner, Button, cn, Skeleton, useMoment, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { ListState } from '../../lib/list-state.ts';
import { PromoCodes } from './promo-codes.tsx';

export interface MoneyScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined while it is read, null if the ledger was never checked. */
  check: LedgerCheck | null | undefined;
  checkError: ReactNode;
  checking: boolean;
  codes: readonly StaffPromoCode[] | undefined;
  state: ListState;
  onCheck(): void;
  onRetryCheck(): void;
}

/** `/admin/money`: the ledger's last check and the promo codes. Purchases and payouts are on the pages of users. */
export const MoneyScreen = (props: MoneyScreenProps) => {
  const { check, checkError, checking, codes, state, onCheck, onRetryCheck, className, ...rest } = props;
  const { t } = useTexts(['admin', 'common']);
  const number = useNumber();
  const moment = useMoment();
  return (
    <div {...rest} data-component="money-screen" className={cn('flex min-w-0 flex-col gap-6', className)}>
      <section className="flex flex-col gap-3">
        <h2 className="heading text-xl">{t('ledger.title')}</h2>
        {checkError ? (
          <Banner
            appearance="error"
            live
            action={<Button onClick={onRetryCheck}>{t('common:retry')}</Button>}
          >
            {checkError}
          </Banner>
        ) : null}
        {check === undefined && !checkError ? <Skeleton className="h-16" /> : null}
        {check === null ? <p className="text-text-muted">{t('ledger.never')}</p> : null}
        {check ? (
          <Banner appearance={check.fault_count === 0 ? 'success' : 'error'}>
            {check.fault_count === 0
              ? t('ledger.good', {
                  time: moment(check.at),
                  entries: number(check.entries),
                  postings: number(check.postings),
                })
              : t('ledger.bad', { shown: number(check.fault_count), time: moment(check.at) })}
          </Banner>
        ) : null}
        {check && check.faults.length > 0 ? (
          // The sentences of the check are in English.
          <ul lang="en" className="list-disc ps-6 text-sm wrap-anywhere">
            {check.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        ) : null}
        <p>
          <Button variant="outline" loading={checking} onClick={onCheck}>
            {t('ledger.run')}
          </Button>
        </p>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="heading text-xl">{t('codes.title')}</h2>
        <PromoCodes codes={codes} state={state} />
      </section>
    </div>
  );
};
