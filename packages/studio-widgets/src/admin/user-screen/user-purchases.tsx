import type { StaffPurchase } from '@footlight/contract';
import {
  Badge,
  type BadgeTone,
  Button,
  numberFormat,
  type TableColumn,
  useMoment,
  useNumber,
  useTexts,
} from '@footlight/ui';
import type { ListState } from '../../lib/list-state.ts';
import { OfficeTable } from '../office-table/office-table.tsx';

const TONES: Partial<Record<StaffPurchase['state'], BadgeTone>> = {
  settled: 'success',
  declined: 'warning',
  charged_back: 'danger',
};

export interface UserPurchasesProps {
  purchases: readonly StaffPurchase[] | undefined;
  state: ListState;
  onRefund(purchase: StaffPurchase): void;
}

/** The purchases of a user, newest first, with their refunds. */
export const UserPurchases = ({ purchases, state, onRefund }: UserPurchasesProps) => {
  const { t, language } = useTexts('admin');
  const number = useNumber();
  const moment = useMoment();
  const money = numberFormat(language, { style: 'currency', currency: 'USD' });
  const columns: TableColumn<StaffPurchase>[] = [
    {
      key: 'id',
      header: t('column.purchase'),
      isRowHeader: true,
      cell: ({ transaction_id: id }) => <code>{id}</code>,
    },
    { key: 'tokens', header: t('user.tokens'), align: 'end', cell: ({ tokens }) => number(tokens) },
    {
      key: 'amount',
      header: t('column.amount'),
      narrow: 'end',
      align: 'end',
      cell: ({ amount }) => money.format(amount),
    },
    {
      key: 'state',
      header: t('column.state'),
      narrow: 'line',
      cell: ({ state: one }) => <Badge tone={TONES[one] ?? 'neutral'}>{t(`purchase.${one}`)}</Badge>,
    },
    { key: 'biller', header: t('column.biller'), cell: ({ biller }) => biller },
    {
      key: 'created',
      header: t('column.time'),
      align: 'end',
      cell: ({ created_at: at }) => moment(at),
    },
    {
      key: 'acts',
      header: t('user.acts'),
      narrow: 'actions',
      cell: (purchase) =>
        purchase.is_refundable ? (
          <Button size="sm" variant="outline" onClick={() => onRefund(purchase)}>
            {t('act.refund')}
          </Button>
        ) : null,
    },
  ];
  return (
    <OfficeTable
      label={t('user.purchases')}
      columns={columns}
      rows={purchases}
      rowKey={({ transaction_id: id }) => id}
      empty={t('user.noPurchases')}
      state={state}
    />
  );
};
