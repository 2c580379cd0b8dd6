import type { StaffOverview } from '@footlight/contract';
import { Badge, useLinkRenderer, useMoment, useNumber, useTexts } from '@footlight/ui';
import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const Line = ({ href, label, children }: { href: string; label: string; children: ReactNode }) => {
  const link = useLinkRenderer();
  return (
    <li className="border-t border-border first:border-t-0">
      {link({
        href,
        className:
          'flex min-h-11 min-w-0 items-center gap-3 px-4 py-2.5 hover:bg-surface-sunken focus-visible:-outline-offset-2 [&_svg]:size-4.5 [&_svg]:shrink-0',
        children: (
          <>
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{label}</span>
            {children}
            <ChevronRight aria-hidden="true" className="text-text-muted" />
          </>
        ),
      })}
    </li>
  );
};

const Lines = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-3">
    <h2 className="heading text-xl">{title}</h2>
    <ul aria-label={title} className="overflow-hidden rounded-lg border border-border bg-surface">
      {children}
    </ul>
  </section>
);

/** What waits for a decision, each with the way to its page. */
export const Queues = ({ queues }: { queues: StaffOverview['queues'] }) => {
  const { t } = useTexts('admin');
  const number = useNumber();
  const { reports, applications, payouts } = queues;
  const count = (shown: number) => (
    <span className="numeric text-lg font-semibold" aria-hidden={shown === 0}>
      {number(shown)}
    </span>
  );
  if (!reports && applications === null && !payouts) return null;
  return (
    <Lines title={t('today.queues')}>
      {reports ? (
        <Line href="/admin/reports" label={t('reports')}>
          {reports.overdue > 0 ? (
            <Badge tone="danger">{t('today.overdue', { shown: number(reports.overdue) })}</Badge>
          ) : null}
          {count(reports.open)}
        </Line>
      ) : null}
      {applications === null ? null : (
        <Line href="/admin/applications" label={t('applications')}>
          {count(applications)}
        </Line>
      )}
      {payouts ? (
        <Line href="/admin/payouts" label={t('payouts')}>
          {payouts.approved > 0 ? (
            <Badge tone="info">{t('today.approved', { shown: number(payouts.approved) })}</Badge>
          ) : null}
          {count(payouts.requested)}
        </Line>
      ) : null}
    </Lines>
  );
};

const State = ({ good, children }: { good: boolean; children: ReactNode }) => (
  <span
    className={`numeric flex min-w-0 items-center gap-2 wrap-anywhere ${good ? 'text-success-text' : 'text-danger-text'}`}
  >
    {good ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
    {children}
  </span>
);

/** Whether the platform works: jobs, messages and the ledger. */
export const Health = ({ health, ledger }: Pick<StaffOverview, 'health' | 'ledger'>) => {
  const { t } = useTexts('admin');
  const number = useNumber();
  const moment = useMoment();
  if (!health && !ledger) return null;
  const last = ledger?.last;
  return (
    <Lines title={t('today.health')}>
      {health ? (
        <>
          <Line href="/admin/jobs" label={t('today.jobs')}>
            <State good={health.jobs_failed === 0}>{number(health.jobs_failed)}</State>
          </Line>
          <Line href="/admin/jobs" label={t('today.messages')}>
            <State good={health.messages_refused === 0}>{number(health.messages_refused)}</State>
          </Line>
          {/* Some always wait for a moment. */}
          <Line href="/admin/jobs" label={t('today.events')}>
            <span className="numeric">{number(health.events_waiting)}</span>
          </Line>
        </>
      ) : null}
      {ledger ? (
        <Line href="/admin/money" label={t('today.ledger')}>
          {last ? (
            <State good={last.fault_count === 0}>
              {last.fault_count === 0
                ? t('today.good', { time: moment(last.at) })
                : t('today.bad', { shown: number(last.fault_count), time: moment(last.at) })}
            </State>
          ) : (
            <span className="text-text-muted">{t('today.never')}</span>
          )}
        </Line>
      ) : null}
    </Lines>
  );
};
