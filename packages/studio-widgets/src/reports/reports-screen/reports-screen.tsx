import { REPORT_KINDS, type ReportDecision, type ReportKind, type StaffReport } from '@footlight/contract';
import { Field, SegmentedControl, Select, useNumber, useTexts } from '@footlight/ui';
import { type ListState, StaffList } from '../../../features/admin/staff-list/staff-list.tsx';
import { ReportLine } from './report-line.tsx';

export type ReportState = 'open' | 'decided';

export interface ReportsScreenProps {
  /** Username of the member of the staff who looks. */
  me: string;
  shown: ReportState;
  /** Null: all kinds. */
  kind: ReportKind | null;
  reports: readonly StaffReport[] | undefined;
  /** Undefined until the first page is there. */
  counts: { open: number; overdue: number } | undefined;
  now: number;
  state: ListState;
  onShow(state: ReportState): void;
  onKind(kind: ReportKind | null): void;
  onClaim(report: StaffReport, isClaimed: boolean): void;
  onDecide(report: StaffReport, decision: ReportDecision): void;
}

/** `/admin/reports`: the queue, the nearest deadline first. */
export const ReportsScreen = (props: ReportsScreenProps) => {
  const { me, shown, kind, reports, counts, now, state, onShow, onKind, onClaim, onDecide } = props;
  const { t } = useTexts('admin');
  const number = useNumber();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SegmentedControl
          aria-label={t('report.state')}
          value={shown}
          onValueChange={(value) => onShow(value === 'decided' ? 'decided' : 'open')}
          segments={[
            { value: 'open', label: t('report.open') },
            { value: 'decided', label: t('report.decided') },
          ]}
        />
        <Field label={t('report.kind')}>
          <Select
            options={[
              { value: '', label: t('report.all') },
              ...REPORT_KINDS.map((value) => ({ value, label: t(`report.${value}`) })),
            ]}
            value={kind ?? ''}
            onChange={({ target }) => onKind(REPORT_KINDS.find((one) => one === target.value) ?? null)}
          />
        </Field>
      </div>
      {counts ? (
        <p className="text-text-muted">
          {t('report.counts', { open: number(counts.open), overdue: number(counts.overdue) })}
        </p>
      ) : null}
      <StaffList
        label={t('reports')}
        items={reports}
        keyOf={({ id }) => id}
        empty={t(shown === 'open' ? 'report.none' : 'report.noneDecided')}
        state={state}
        render={(report) => (
          <ReportLine
            report={report}
            me={me}
            now={now}
            onClaim={(isClaimed) => onClaim(report, isClaimed)}
            onDecide={(decision) => onDecide(report, decision)}
          />
        )}
      />
    </>
  );
};
