import type { StaffAccount } from '@footlight/contract';
import { Checkbox, cn, Field, Select, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import type { ListState } from '../../lib/list-state.ts';
import type { TableView } from '../../lib/table-view.ts';
import { DelayedInput } from '../delayed-input/delayed-input.tsx';
import { OfficeTable } from '../office-table/office-table.tsx';
import { useUserColumns } from './user-columns.tsx';

const KINDS = ['viewer', 'model', 'studio'] as const;
type UserKind = (typeof KINDS)[number];

/** Empty values filter nothing. */
export interface UserFilter {
  /** A part of a name or an email. */
  text: string;
  kind: UserKind | '';
  suspended: boolean;
}

const NO_USER_FILTER: UserFilter = { text: '', kind: '', suspended: false };

export interface UsersScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  filter: UserFilter;
  accounts: readonly StaffAccount[] | undefined;
  total: number | null | undefined;
  view: TableView;
  now: number;
  state: ListState;
  onFilterChange(filter: UserFilter): void;
}

/** `/admin/users`: finds accounts. */
export const UsersScreen = (props: UsersScreenProps) => {
  const { filter, accounts, total, view, now, state, onFilterChange, className, ...rest } = props;
  const { t } = useTexts('admin');
  const columns = useUserColumns(now);
  const kinds = KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  const active = [
    ...(filter.text ? [{ key: 'text', label: t('filter.text', { text: filter.text }) }] : []),
    ...(filter.kind ? [{ key: 'kind', label: t(`kind.${filter.kind}`) }] : []),
    ...(filter.suspended ? [{ key: 'suspended', label: t('find.suspended') }] : []),
  ];
  return (
    <div {...rest} data-component="users-screen" className={cn('flex min-w-0 flex-col', className)}>
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
          onFilterChange({ ...filter, ...(key === 'suspended' ? { suspended: false } : { [key]: '' }) })
        }
        onClearFilters={() => onFilterChange(NO_USER_FILTER)}
        filters={
          <DelayedInput
            label={t('find.label')}
            className="min-w-[min(12rem,100%)] flex-1"
            maxLength={100}
            value={filter.text}
            onValueChange={(text) => onFilterChange({ ...filter, text })}
          />
        }
        moreFilters={
          <>
            <Field label={t('find.kind')}>
              <Select
                options={[{ value: '', label: t('kind.all') }, ...kinds]}
                value={filter.kind}
                onChange={({ target }) =>
                  onFilterChange({ ...filter, kind: KINDS.find((one) => one === target.value) ?? '' })
                }
              />
            </Field>
            <Checkbox
              className="pb-2"
              label={t('find.suspended')}
              checked={filter.suspended}
              onChange={({ target }) => onFilterChange({ ...filter, suspended: target.checked })}
            />
          </>
        }
      />
    </div>
  );
};
