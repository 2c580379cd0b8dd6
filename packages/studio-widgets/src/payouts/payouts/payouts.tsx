import { MIN_PAYOUT_TOKENS, type Payout } from '@footlight/contract';
import { Badge, cn, Skeleton, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ListEnd } from '../../lib/list-end.tsx';
import type { ListState } from '../../lib/list-state.ts';
import { payoutTones } from '../payout-tones.ts';
import { PayoutForm, type PayoutFormProps } from './payout-form.tsx';
import { PayoutSteps } from './payout-steps.tsx';

export interface PayoutsProps
  extends Pick<PayoutFormProps, 'onAsk'>,
    ListState,
    Omit<ComponentProps<'section'>, 'children'> {
  /** Undefined until they are there. */
  payouts: readonly Payout[] | undefined;
  payable: number;
  /** Earned less than `waitDays` ago: it can be paid out later. */
  waiting: number;
  waitDays: number;
  /** A request is being sent. */
  asking: boolean;
  /** Why the request was refused. */
  askError: ReactNode;
  /** Counts the requests that were sent: each empties the form. */
  sent: number;
}

/** The broadcaster's payouts: the form, and the outcome of earlier requests. */
export const Payouts = (props: PayoutsProps) => {
  const { payouts, payable, waiting, waitDays, asking, askError, sent, onAsk, className, ...list } = props;
  const { error, hasMore, pending, onMore, onRetry, ...rest } = list;
  const { t } = useTexts(['earnings', 'common']);
  const number = useNumber();
  return (
    <section {...rest} data-component="payouts" className={cn('flex min-w-0 flex-col gap-4', className)}>
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
              <PayoutForm key={sent} payable={payable} pending={asking} error={askError} onAsk={onAsk} />
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
      <ListEnd
        error={error}
        onRetry={onRetry}
        hasMore={hasMore}
        pending={pending}
        onMore={onMore}
        count={payouts?.length ?? 0}
      />
    </section>
  );
};
