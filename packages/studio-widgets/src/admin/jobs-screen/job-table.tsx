import type { JobState } from '@footlight/contract';
import { Button, type TableColumn, useMoment, useTexts } from '@footlight/ui';
import type { ListState } from '../../lib/list-state.ts';
import { OfficeTable } from '../office-table/office-table.tsx';

export interface JobTableProps {
  jobs: readonly JobState[] | undefined;
  state: ListState;
  onRun(job: JobState): void;
}

/** The jobs of the platform, failed ones first. */
export const JobTable = ({ jobs, state, onRun }: JobTableProps) => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  const columns: TableColumn<JobState>[] = [
    {
      key: 'name',
      header: t('column.job'),
      isRowHeader: true,
      sortable: true,
      sortValue: ({ name }) => name,
      cell: ({ name }) => <code>{name}</code>,
    },
    {
      key: 'ran',
      header: t('column.ran'),
      sortable: true,
      align: 'end',
      narrow: 'line',
      sortValue: ({ ran_at: at }) => at,
      cell: ({ ran_at: at }) => (at ? moment(at) : t('job.never')),
    },
    {
      key: 'error',
      header: t('column.failure'),
      sortable: true,
      sortValue: ({ error, failed_at: at }) => (error ? at : null),
      cell: ({ error, failed_at: at }) =>
        error && at ? (
          <span className="text-danger-text">
            {moment(at)}
            {' · '}
            <span lang="en">{error}</span>
          </span>
        ) : null,
    },
    {
      key: 'acts',
      header: t('user.acts'),
      narrow: 'end',
      cell: (job) => (
        <Button size="sm" variant="outline" aria-disabled={job.is_wanted} onClick={() => onRun(job)}>
          {t(job.is_wanted ? 'job.wanted' : 'job.run')}
        </Button>
      ),
    },
  ];
  return (
    <OfficeTable
      label={t('job.title')}
      columns={columns}
      rows={jobs}
      rowKey={({ name }) => name}
      empty={t('job.none')}
      state={state}
    />
  );
};
