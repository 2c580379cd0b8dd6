import type { StaffPromoCode } from '@footlight/contract';
import { type TableColumn, useMoment, useNumber, useTexts } from '@footlight/ui';
import type { ListState } from '../../lib/list-state.ts';
import { OfficeTable } from '../office-table/office-table.tsx';

/** The promo codes of all sites, newest first. */
export const PromoCodes = ({
  codes,
  state,
}: {
  codes: readonly StaffPromoCode[] | undefined;
  state: ListState;
}) => {
  const { t } = useTexts('admin');
  const number = useNumber();
  const moment = useMoment();
  const columns: TableColumn<StaffPromoCode>[] = [
    { key: 'code', header: t('column.code'), isRowHeader: true, cell: ({ code }) => code },
    { key: 'site', header: t('column.site'), cell: ({ sitecode }) => sitecode },
    { key: 'tokens', header: t('user.tokens'), align: 'end', cell: ({ tokens }) => number(tokens) },
    {
      key: 'uses',
      header: t('column.uses'),
      align: 'end',
      cell: ({ uses, max_uses: most }) => t('column.usesOf', { uses: number(uses), most: number(most) }),
    },
    {
      key: 'ends',
      header: t('column.ends'),
      align: 'end',
      cell: ({ expires_at: at }) => (at ? moment(at) : t('codes.noEnd')),
    },
  ];
  return (
    <OfficeTable
      label={t('codes.title')}
      columns={columns}
      rows={codes}
      rowKey={({ id }) => id}
      empty={t('codes.none')}
      state={state}
    />
  );
};
