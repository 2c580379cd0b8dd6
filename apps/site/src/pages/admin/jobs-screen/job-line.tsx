import type { JobState } from '@footlight/contract';
import { Button, useTexts } from '@footlight/ui';
import { useMoment } from '../../../shell/i18n/use-moment.ts';

/** One job of the platform. */
export const JobLine = ({ job, onRun }: { job: JobState; onRun(): void }) => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0">
          <code>{job.name}</code>
          <span className="block text-sm text-text-muted">
            {job.ran_at ? t('job.ran', { time: moment(job.ran_at) }) : t('job.never')}
          </span>
        </p>
        <Button size="sm" variant="outline" aria-disabled={job.is_wanted} onClick={onRun}>
          {t(job.is_wanted ? 'job.wanted' : 'job.run')}
        </Button>
      </div>
      {job.error && job.failed_at ? (
        <p className="text-sm text-danger-text">
          {t('job.failed', { time: moment(job.failed_at) })}
          {' · '}
          <span lang="en">{job.error}</span>
        </p>
      ) : null}
    </>
  );
};
