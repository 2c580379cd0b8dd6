import type { StaffPayout } from '@footlight/contract';
import { SegmentedControl, useTexts } from '@footlight/ui';
import { OfficeTable } from '../../../features/admin/office-table/office-table.tsx';
import type { ListState } from '../../../features/admin/staff-list/staff-list.tsx';
import type { TableView } from '../../../features/admin/use-table-view.ts';
import { type PayoutAct, usePayoutColumns } from './payout-columns.tsx';

type PayoutFilter = 'open' | 'finished';

export interface PayoutsScreenProps {
  shown: PayoutFilter;
  payouts: readonly StaffPayout[] | undefined;
  total: number | null | undefined;
  view: TableView;
  state: ListState;
  onShow(filter: PayoutFilter): void;
  onAct(payout: StaffPayout, act: PayoutAct): void;
}

/** `/admin/payouts`: what broadcasters ask for, the oldest first. */
export const PayoutsScreen = (props: PayoutsScreenProps) => {
  const { shown, payouts, total, view, state, onShow, onAct } = props;
  const { t } = useTexts('admin');
  const columns = usePayoutColumns(shown === 'open', onAct);
  return (
    <OfficeTable
      label={t('payouts')}
      columns={columns}
      rows={payouts}
      rowKey={({ id }) => id}
      empty={t(shown === 'open' ? 'payout.none' : 'payout.noneFinished')}
      state={state}
      view={view}
      total={total}
      filters={
        <SegmentedControl
          aria-label={t('payout.which')}
          value={shown}
          onValueChange={(value) => onShow(value === 'finished' ? 'finished' : 'open')}
          segments={[
            { value: 'open', label: t('payout.open') },
            { value: 'finished', label: t('payout.finished') },
          ]}
        />
      }
    />
  );
};
