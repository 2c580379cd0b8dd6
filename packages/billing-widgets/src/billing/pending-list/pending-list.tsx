import { CARD_CHECK_PATH, PENDING_KINDS, type PendingAnswer } from '@footlight/contract';
import { cn, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useDay } from '../../lib/use-day.ts';
import { useMoney } from '../../lib/use-money.ts';
import { WaitingText } from '../payment-waiting/waiting-text.tsx';

export interface PendingListProps extends Omit<ComponentProps<'section'>, 'children'> {
  pending: PendingAnswer;
  /** Unix milliseconds; decides whether the price of a payment has expired. */
  now: number;
}

const KINDS = [
  'cc_verification',
  'holds',
  ...PENDING_KINDS.filter((kind) => kind !== 'cc_verification'),
] as const;

const linkClass = 'inline-block py-1 font-semibold text-primary-text hover:underline';

const Row = ({ title, aside, children }: { title: string; aside: string; children: ReactNode }) => (
  <li
    data-part="row"
    className="flex min-w-0 flex-col gap-1 border-b border-border px-4 py-3 last:border-b-0"
  >
    <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
      <p className="min-w-0 font-semibold wrap-anywhere">{title}</p>
      <p className="text-sm text-text-muted">{aside}</p>
    </div>
    {children}
  </li>
);

/** Everything of an account that is not settled yet, with its state (spec 2 §7). Renders nothing if there is none. */
export function PendingList({ pending, now, className, ...rest }: PendingListProps) {
  const { t } = useTexts(['wallet', 'ui']);
  const number = useNumber();
  const money = useMoney();
  const day = useDay();
  const link = useLinkRenderer();
  const tokens = (count: number) => t('ui:tokens', { count, shown: number(count) });
  const count = pending.payments.length + KINDS.reduce((sum, kind) => sum + pending[kind].length, 0);
  if (count === 0) return null;
  return (
    <section
      {...rest}
      data-component="pending-list"
      aria-label={t('pending.title')}
      className={cn('flex min-w-0 flex-col gap-3', className)}
    >
      <h2 className="heading text-xl">{t('pending.title')}</h2>
      <ul className="rounded-lg border border-border bg-surface">
        {pending.payments.map((one) =>
          one.wait ? (
            <Row
              key={one.transaction_id}
              title={t('pending.payment', { tokens: tokens(one.tokens), price: money(one.amount) })}
              aside={t('pending.since', { date: day(one.created_at) })}
            >
              <WaitingText wait={one.wait} now={now} />
              <p>
                {link({
                  href: one.wait.link,
                  className: linkClass,
                  children: t(one.wait.method === 'crypto' ? 'waiting.openCrypto' : 'waiting.openVoucher'),
                })}
              </p>
            </Row>
          ) : null,
        )}
        {KINDS.flatMap((kind) =>
          pending[kind].map((one) => {
            const what = t(`pending.kind.${kind}`);
            return (
              <Row
                key={`${kind} ${one.id}`}
                title={one.counterpart ? t('pending.with', { what, name: one.counterpart }) : what}
                aside={t('pending.since', { date: day(one.at) })}
              >
                {one.tokens === null ? null : <p>{t('pending.set', { tokens: tokens(one.tokens) })}</p>}
                <p className="text-sm text-text-muted">{t(`pending.state.${kind}`)}</p>
                {kind === 'cc_verification' ? (
                  <p>
                    {link({
                      href: CARD_CHECK_PATH,
                      className: linkClass,
                      children: t('cardCheck.action'),
                    })}
                  </p>
                ) : null}
              </Row>
            );
          }),
        )}
      </ul>
    </section>
  );
}
