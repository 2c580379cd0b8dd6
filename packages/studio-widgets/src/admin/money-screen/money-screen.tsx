import type { MoneyDay, StaffPayout, StaffPromoCode } from '@footlight/contract';
import { Banner, Button, cn, Skeleton, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { ListState } from '../../lib/list-state.ts';
import { statTiles } from '../../lib/stat-tile.tsx';
import { MoneyTable } from '../overview-screen/money-table.tsx';
import { MoneyTiles } from '../overview-screen/money-tiles.tsx';
import { type LedgerCheckProps, LedgerState } from './ledger-check.tsx';
import { PayoutLines } from './payout-lines.tsx';
import { PromoCodes } from './promo-codes.tsx';

export interface MoneyScreenProps extends Omit<ComponentProps<'div'>, 'children'>, LedgerCheckProps {
  /** The last days, oldest first. Undefined until they are read. */
  days: readonly MoneyDay[] | undefined;
  /** Payouts that wait for a decision or for the payment, the oldest first. */
  waiting: readonly StaffPayout[] | undefined;
  /** Paid and rejected payouts, the latest first. */
  finished: readonly StaffPayout[] | undefined;
  /** Why days or payouts could not be read. */
  error: ReactNode;
  codes: readonly StaffPromoCode[] | undefined;
  state: ListState;
  onRetry(): void;
}

const FIGURES = ['purchase_cents', 'refund_cents', 'tips', 'fee', 'paid_out'] as const;

/** `/admin/money`: figures with their trend, payouts, the last days, the ledger's check and the promo codes. */
export const MoneyScreen = (props: MoneyScreenProps) => {
  const { days, waiting, finished, error, codes, state, onRetry, className, ...others } = props;
  const { check, checkError, checking, onCheck, onRetryCheck, ...rest } = others;
  const { t } = useTexts(['admin', 'common']);
  return (
    <div {...rest} data-component="money-screen" className={cn('flex min-w-0 flex-col gap-10', className)}>
      {error ? (
        <Banner appearance="error" live action={<Button onClick={onRetry}>{t('common:retry')}</Button>}>
          {error}
        </Banner>
      ) : (
        <>
          {days ? (
            <ul aria-label={t('moneyPage.figures')} className={statTiles}>
              <MoneyTiles days={days} names={FIGURES} />
            </ul>
          ) : (
            <Skeleton className="h-28 rounded-lg" />
          )}
          <div className="grid grid-cols-1 gap-8 desktop:grid-cols-2">
            <PayoutLines
              title={t('moneyPage.waiting')}
              payouts={waiting}
              empty={t('payout.none')}
              href="/admin/payouts"
            />
            <PayoutLines
              title={t('moneyPage.finished')}
              payouts={finished}
              empty={t('payout.noneFinished')}
              href="/admin/payouts?state=finished"
            />
          </div>
          {days ? <MoneyTable days={days} /> : <Skeleton className="h-72 rounded-lg" />}
        </>
      )}
      <LedgerState
        check={check}
        checkError={checkError}
        checking={checking}
        onCheck={onCheck}
        onRetryCheck={onRetryCheck}
      />
      <section className="flex flex-col gap-3">
        <h2 className="heading text-xl">{t('codes.title')}</h2>
        <PromoCodes codes={codes} state={state} />
      </section>
    </div>
  );
};
