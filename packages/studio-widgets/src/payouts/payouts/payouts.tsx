import { MIN_PAYOUT_TOKENS, type Payout } from '@footlight/contract';
import { payoutTones } from '@footlight/studio-widgets';
import { Badge, Banner, Button, LoadMore, Skeleton, useNumber, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { PayoutForm, type PayoutFormProps } from './payout-form.tsx';
import { PayoutSteps } from './payout-steps.tsx';

export interface PayoutsProps extends Pick<PayoutFormProps, 'isBusy' | 'onAsk'> {
  /** Undefined until they are there. */
  payouts: readonly Payout[] | undefined;
  payable: number;
  /** Earned less than `waitDays` ago: it can be paid out later. */
  waiting: number;
  waitDays: number;
  /** Why the request was refused. */
  askError: ReactNode;
  /** Counts the requests that were sent: each empties the form. */
  sent: number;
  hasMore: boolean;
  pending: boolean;
  /** The list could not be read. */
  error: string | null;
  onMore(): void;
  onRetry(): void;
}

/** The broadcaster's payouts: the form, and what became of earlier requests. */
export const Payouts = (props: PayoutsProps) => {
  const { payouts, payable, waiting, waitDays, error, hasMore, pending, onMore, onRetry } = props;
  const { t } = useTexts(['earnings', 'common']);
  const number = useNumber();
  return (
    <section data-component="payouts" className="flex min-w-0 flex-col gap-4">
      <h2 className="heading text-lg">{t('earnings:payouts.title')}</h2>
      {payouts === undefined && error === null ? <Skeleton className="h-48" /> : null}
      {payouts ? (
        <>
          <p>{t('earnings:payouts.available', { tokens: number(payable) })}</p>
          {waiting > 0 ? (
            <p className="text-text-muted">
              {t('earnings:payouts.waiting', { tokens: number(waiting), days: number(waitDays) })}
            </p>
          ) : null}
          {payable < MIN_PAYOUT_TOKENS ? (
            <p className="text-text-muted">
              {t('earnings:payouts.below', { tokens: number(MIN_PAYOUT_TOKENS) })}
            </p>
          ) : (
            <>
              <p className="text-text-muted">{t('earnings:payouts.intro')}</p>
              <PayoutForm
                key={props.sent}
                payable={payable}
                isBusy={props.isBusy}
                errorMessage={props.askError}
                onAsk={props.onAsk}
              />
            </>
          )}
        </>
      ) : null}
      {payouts?.length === 0 ? <p className="text-text-muted">{t('earnings:payouts.none')}</p> : null}
      {payouts && payouts.length > 0 ? (
        <ul aria-label={t('earnings:payouts.list')} className="flex flex-col gap-3">
          {payouts.map((one) => (
            <li
              key={one.id}
              className="flex min-w-0 flex-col gap-2 rounded-lg border border-border bg-surface p-4 wrap-anywhere"
            >
              <p className="flex flex-wrap items-center gap-2">
                <span className="numeric font-semibold">
                  {t('earnings:payouts.amount', { tokens: number(one.tokens) })}
                </span>
                <Badge tone={payoutTones[one.state]}>{t(`earnings:payouts.state.${one.state}`)}</Badge>
              </p>
              <p>{one.destination}</p>
              <PayoutSteps payout={one} />
            </li>
          ))}
        </ul>
      ) : null}
      {error ? (
        <Banner appearance="error" live action={<Button onClick={onRetry}>{t('common:retry')}</Button>}>
          {error}
        </Banner>
      ) : null}
      {hasMore && !error ? (
        <LoadMore hasMore loading={pending} onLoadMore={onMore} ahead={0} count={payouts?.length ?? 0} />
      ) : null}
    </section>
  );
};
