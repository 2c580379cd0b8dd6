import type { StaffOverview } from '@footlight/contract';
import { Badge, useMoment, useNumber, useTexts } from '@footlight/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Line, Lines } from '../../lib/link-lines.tsx';

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
