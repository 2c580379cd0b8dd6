import type { StaffPayout } from '@footlight/contract';
import { cn, SegmentedControl, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { OfficeTable } from '../../admin/office-table/office-table.tsx';
import type { ListState } from '../../lib/list-state.ts';
import type { TableView } from '../../lib/table-view.ts';
import { type PayoutAct, usePayoutColumns } from './payout-columns.tsx';

type PayoutFilter = 'open' | 'finished';

export interface PayoutsScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  shown: PayoutFilter;
  payouts: readonly StaffPayout[] | undefined;
  total: number | null | undefined;
  view: TableView;
  state: ListState;
  onShownChange(filter: PayoutFilter): void;
  onAct(payout: StaffPayout, act: PayoutAct): void;
}

/** `/admin/payouts`: what broadcasters ask for, the oldest first. */
export const PayoutsScreen = (props: PayoutsScreenProps) => {
  const { shown, payouts, total, view, state, onShownChange, onAct, className, ...rest } = props;
  const { t } = useTexts('admin');
  const columns = usePayoutColumns(shown === 'open', onAct);
  return (
    <div {...rest} data-component="payouts-screen" className={cn('flex min-w-0 flex-col', className)}>
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
            onValueChange={(value) => onShownChange(value === 'finished' ? 'finished' : 'open')}
            segments={[
              { value: 'open', label: t('payout.open') },
              { value: 'finished', label: t('payout.finished') },
            ]}
          />
        }
      />
    </div>
  );
};
