import type { JobState, OutboxRow } from '@footlight/contract';
import { cn, SegmentedControl, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import type { ListState } from '../../lib/list-state.ts';
import { JobTable } from './job-table.tsx';
import { OutboxTable } from './outbox-table.tsx';

export interface JobsScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  jobs: readonly JobState[] | undefined;
  /** Undefined until it is read. */
  eventsWaiting: number | undefined;
  jobsState: ListState;
  kind: OutboxRow['kind'];
  rows: readonly OutboxRow[] | undefined;
  waiting: number | undefined;
  rowsState: ListState;
  onKindChange(kind: OutboxRow['kind']): void;
  onRun(job: JobState): void;
  onRetry(row: OutboxRow): void;
}

/** `/admin/jobs`: what the platform does by itself, and messages that it could not send. */
export const JobsScreen = (props: JobsScreenProps) => {
  const {
    jobs,
    eventsWaiting,
    jobsState,
    kind,
    rows,
    waiting,
    rowsState,
    onKindChange,
    onRun,
    onRetry,
    className,
    ...rest
  } = props;
  const { t } = useTexts('admin');
  const number = useNumber();
  return (
    <div {...rest} data-component="jobs-screen" className={cn('flex min-w-0 flex-col gap-6', className)}>
      {eventsWaiting === undefined ? null : (
        <p className="text-text-muted">{t('job.events', { shown: number(eventsWaiting) })}</p>
      )}
      <JobTable jobs={jobs} state={jobsState} onRun={onRun} />
      <section className="flex flex-col gap-3">
        <h2 className="heading text-xl">{t('outbox.title')}</h2>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SegmentedControl
            aria-label={t('outbox.which')}
            value={kind}
            onValueChange={(value) => onKindChange(value === 'push' ? 'push' : 'mail')}
            segments={[
              { value: 'mail', label: t('outbox.mail') },
              { value: 'push', label: t('outbox.push') },
            ]}
          />
          {waiting === undefined ? null : <p>{t('outbox.waiting', { shown: number(waiting) })}</p>}
        </div>
        <OutboxTable rows={rows} state={rowsState} onRetry={onRetry} />
      </section>
    </div>
  );
};
