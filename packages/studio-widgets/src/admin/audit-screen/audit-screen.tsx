import { AUDIT_ACTS, type AuditAct, type AuditEntry, USERNAME_PATTERN } from '@footlight/contract';
import { Field, Select, useTexts } from '@footlight/ui';
import { DelayedInput } from '../../../features/admin/delayed-input/delayed-input.tsx';
import { OfficeTable } from '../../../features/admin/office-table/office-table.tsx';
import type { ListState } from '../../../features/admin/staff-list/staff-list.tsx';
import type { TableView } from '../../../features/admin/use-table-view.ts';
import { useAuditColumns } from './audit-columns.tsx';

/** Empty values filter nothing. */
interface AuditFilter {
  actor: string;
  about: string;
  act: AuditAct | '';
}

export interface AuditScreenProps {
  filter: AuditFilter;
  entries: readonly AuditEntry[] | undefined;
  total: number | null | undefined;
  view: TableView;
  state: ListState;
  onFilter(filter: AuditFilter): void;
}

/** `/admin/audit`: what the staff did. */
export const AuditScreen = ({ filter, entries, total, view, state, onFilter }: AuditScreenProps) => {
  const { t } = useTexts('admin');
  const acts = AUDIT_ACTS.map((value) => ({ value, label: t(`trail.acts.${value}`) }));
  const names = (['actor', 'about'] as const).filter((name) => filter[name]);
  return (
    <OfficeTable
      label={t('audit')}
      columns={useAuditColumns()}
      rows={entries}
      rowKey={({ id }) => id}
      empty={t('trail.none')}
      state={state}
      view={view}
      total={total}
      active={[
        ...names.map((name) => ({ key: name, label: `${t(`trail.${name}`)}: ${filter[name]}` })),
        ...(filter.act ? [{ key: 'act', label: t(`trail.acts.${filter.act}`) }] : []),
      ]}
      onRemoveFilter={(key) => onFilter({ ...filter, [key]: '' })}
      onClearFilters={() => onFilter({ actor: '', about: '', act: '' })}
      filters={
        <>
          {(['actor', 'about'] as const).map((name) => (
            <DelayedInput
              key={name}
              label={t(`trail.${name}`)}
              className="min-w-40 flex-1"
              maxLength={32}
              accepts={(value) => USERNAME_PATTERN.test(value.toLowerCase())}
              value={filter[name]}
              onValueChange={(value) => onFilter({ ...filter, [name]: value })}
            />
          ))}
          <Field label={t('trail.act')}>
            <Select
              options={[{ value: '', label: t('trail.all') }, ...acts]}
              value={filter.act}
              onChange={({ target }) =>
                onFilter({ ...filter, act: AUDIT_ACTS.find((one) => one === target.value) ?? '' })
              }
            />
          </Field>
        </>
      }
    />
  );
};
