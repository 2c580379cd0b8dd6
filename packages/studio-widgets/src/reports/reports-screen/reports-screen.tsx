import { REPORT_KINDS, type ReportDecision, type ReportKind, type StaffReport } from '@footlight/contract';
import { cn, Field, SegmentedControl, Select, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { OfficeList } from '../../admin/office-list/office-list.tsx';
import type { ListState } from '../../lib/list-state.ts';
import { ReportLine } from './report-line.tsx';

export type ReportState = 'open' | 'decided';

export interface ReportsScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
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
  onShownChange(state: ReportState): void;
  onKindChange(kind: ReportKind | null): void;
  onClaim(report: StaffReport, claimed: boolean): void;
  onDecide(report: StaffReport, decision: ReportDecision): void;
}

/** `/admin/reports`: the queue, the nearest deadline first. */
export const ReportsScreen = (props: ReportsScreenProps) => {
  const {
    me,
    shown,
    kind,
    reports,
    counts,
    now,
    state,
    onShownChange,
    onKindChange,
    onClaim,
    onDecide,
    className,
    ...rest
  } = props;
  const { t } = useTexts('admin');
  const number = useNumber();
  const next = reports?.find(({ decided_at, claimed_by }) => decided_at === null && claimed_by === null);
  return (
    <div {...rest} data-component="reports-screen" className={cn('flex min-w-0 flex-col gap-6', className)}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SegmentedControl
          aria-label={t('report.state')}
          value={shown}
          onValueChange={(value) => onShownChange(value === 'decided' ? 'decided' : 'open')}
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
            onChange={({ target }) => onKindChange(REPORT_KINDS.find((one) => one === target.value) ?? null)}
          />
        </Field>
      </div>
      {counts ? (
        <p className="text-text-muted">
          {t('report.counts', { open: number(counts.open), overdue: number(counts.overdue) })}
        </p>
      ) : null}
      <OfficeList
        label={t('reports')}
        items={reports}
        keyOf={({ id }) => id}
        empty={t(shown === 'open' ? 'report.none' : 'report.noneDecided')}
        state={state}
        renderItem={(report) => (
          <ReportLine
            report={report}
            me={me}
            now={now}
            next={report === next}
            onClaim={(claimed) => onClaim(report, claimed)}
            onDecide={(decision) => onDecide(report, decision)}
          />
        )}
      />
    </div>
  );
};
