import type { JobState, OutboxRow } from '@footlight/contract';
import { Badge, Button, SegmentedControl, useNumber, useTexts } from '@footlight/ui';
import { type ListState, StaffList } from '../../../features/admin/staff-list/staff-list.tsx';
import { useMoment } from '../../../shell/i18n/use-moment.ts';
import { JobLine } from './job-line.tsx';

export interface JobsScreenProps {
  jobs: readonly JobState[] | undefined;
  /** Undefined until it is read. */
  eventsWaiting: number | undefined;
  jobsState: ListState;
  kind: OutboxRow['kind'];
  rows: readonly OutboxRow[] | undefined;
  waiting: number | undefined;
  rowsState: ListState;
  onKind(kind: OutboxRow['kind']): void;
  onRun(job: JobState): void;
  onRetry(row: OutboxRow): void;
}

/** `/admin/jobs`: what the platform does by itself, and messages that it could not send. */
export const JobsScreen = (props: JobsScreenProps) => {
  const { jobs, eventsWaiting, jobsState, kind, rows, waiting, rowsState, onKind, onRun, onRetry } = props;
  const { t } = useTexts('admin');
  const number = useNumber();
  const moment = useMoment();
  return (
    <>
      <section className="flex flex-col gap-3">
        <h2 className="heading text-xl">{t('job.title')}</h2>
        {eventsWaiting === undefined ? null : <p>{t('job.events', { shown: number(eventsWaiting) })}</p>}
        <StaffList
          label={t('job.title')}
          items={jobs}
          keyOf={({ name }) => name}
          empty={t('job.none')}
          state={jobsState}
          render={(job) => <JobLine job={job} onRun={() => onRun(job)} />}
        />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="heading text-xl">{t('outbox.title')}</h2>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SegmentedControl
            aria-label={t('outbox.which')}
            value={kind}
            onValueChange={(value) => onKind(value === 'push' ? 'push' : 'mail')}
            segments={[
              { value: 'mail', label: t('outbox.mail') },
              { value: 'push', label: t('outbox.push') },
            ]}
          />
          {waiting === undefined ? null : <p>{t('outbox.waiting', { shown: number(waiting) })}</p>}
        </div>
        <StaffList
          label={t('outbox.title')}
          items={rows}
          keyOf={({ id }) => id}
          empty={t('outbox.none')}
          state={rowsState}
          render={(row) => (
            <>
              <p className="flex flex-wrap items-center gap-2">
                <code>{row.about}</code>
                <span>{row.username}</span>
                {row.next_at === null ? <Badge tone="danger">{t('outbox.givenUp')}</Badge> : null}
              </p>
              <p className="text-sm text-text-muted">
                {[
                  moment(row.created_at),
                  t('outbox.attempts', { shown: number(row.attempts) }),
                  row.next_at ? t('outbox.next', { time: moment(row.next_at) }) : null,
                  row.error,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {row.next_at ? (
                <p>
                  <Button size="sm" variant="outline" onClick={() => onRetry(row)}>
                    {t('outbox.retry')}
                  </Button>
                </p>
              ) : null}
            </>
          )}
        />
      </section>
    </>
  );
};
