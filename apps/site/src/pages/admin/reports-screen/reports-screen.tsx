import type { StaffReport } from '@footlight/contract';
import { SegmentedControl, useNumber, useTexts } from '@footlight/ui';
import { type ListState, StaffList } from '../../../features/admin/staff-list/staff-list.tsx';
import { ReportLine } from './report-line.tsx';

export type ReportState = 'open' | 'decided';

export interface ReportsScreenProps {
  shown: ReportState;
  reports: readonly StaffReport[] | undefined;
  /** Undefined until the first page is there. */
  counts: { open: number; overdue: number } | undefined;
  now: number;
  state: ListState;
  onShow(state: ReportState): void;
  onDecide(report: StaffReport, decision: 'ban' | 'close'): void;
}

/** `/admin/reports`: the queue, the oldest first. */
export const ReportsScreen = (props: ReportsScreenProps) => {
  const { shown, reports, counts, now, state, onShow, onDecide } = props;
  const { t } = useTexts('admin');
  const number = useNumber();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          aria-label={t('report.state')}
          value={shown}
          onValueChange={(value) => onShow(value === 'decided' ? 'decided' : 'open')}
          segments={[
            { value: 'open', label: t('report.open') },
            { value: 'decided', label: t('report.decided') },
          ]}
        />
        {counts ? (
          <p className="text-text-muted">
            {t('report.counts', { open: number(counts.open), overdue: number(counts.overdue) })}
          </p>
        ) : null}
      </div>
      <StaffList
        label={t('reports')}
        items={reports}
        keyOf={({ id }) => id}
        empty={t(shown === 'open' ? 'report.none' : 'report.noneDecided')}
        state={state}
        render={(report) => (
          <ReportLine report={report} now={now} onDecide={(decision) => onDecide(report, decision)} />
        )}
      />
    </>
  );
};
