import type { StaffAccount } from '@footlight/contract';
import { Checkbox, Field, Select, useTexts } from '@footlight/ui';
import { DelayedInput } from '../../../features/admin/delayed-input/delayed-input.tsx';
import { OfficeTable } from '../../../features/admin/office-table/office-table.tsx';
import type { ListState } from '../../../features/admin/staff-list/staff-list.tsx';
import type { TableView } from '../../../features/admin/use-table-view.ts';
import { useUserColumns } from './user-columns.tsx';

export interface UserFilter {
  q: string;
  /** Empty: all. */
  type: string;
  isSuspended: boolean;
}

const NO_USER_FILTER: UserFilter = { q: '', type: '', isSuspended: false };

export interface UsersScreenProps {
  filter: UserFilter;
  accounts: readonly StaffAccount[] | undefined;
  total: number | null | undefined;
  view: TableView;
  now: number;
  state: ListState;
  onFilter(filter: UserFilter): void;
}

const KINDS = ['viewer', 'model', 'studio'] as const;

/** `/admin/users`: finds accounts. */
export const UsersScreen = (props: UsersScreenProps) => {
  const { filter, accounts, total, view, now, state, onFilter } = props;
  const { t } = useTexts('admin');
  const columns = useUserColumns(now);
  const kinds = KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  const kind = KINDS.find((one) => one === filter.type);
  const active = [
    ...(filter.q ? [{ key: 'q', label: t('filter.text', { text: filter.q }) }] : []),
    ...(kind ? [{ key: 'type', label: t(`kind.${kind}`) }] : []),
    ...(filter.isSuspended ? [{ key: 'isSuspended', label: t('find.suspended') }] : []),
  ];
  return (
    <OfficeTable
      label={t('users')}
      columns={columns}
      rows={accounts}
      rowKey={({ id }) => id}
      empty={t('find.none')}
      state={state}
      view={view}
      total={total}
      active={active}
      onRemoveFilter={(key) =>
        onFilter({ ...filter, ...(key === 'isSuspended' ? { isSuspended: false } : { [key]: '' }) })
      }
      onClearFilters={() => onFilter(NO_USER_FILTER)}
      filters={
        <>
          <DelayedInput
            label={t('find.label')}
            className="min-w-48 flex-1"
            maxLength={100}
            value={filter.q}
            onValueChange={(q) => onFilter({ ...filter, q })}
          />
          <Field label={t('find.kind')}>
            <Select
              options={[{ value: '', label: t('kind.all') }, ...kinds]}
              value={filter.type}
              onChange={({ target }) => onFilter({ ...filter, type: target.value })}
            />
          </Field>
          <Checkbox
            className="pb-2"
            label={t('find.suspended')}
            checked={filter.isSuspended}
            onChange={({ target }) => onFilter({ ...filter, isSuspended: target.checked })}
          />
        </>
      }
    />
  );
};
