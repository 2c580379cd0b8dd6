import { AUDIT_ACTS, type AuditAct, type AuditEntry, USERNAME_PATTERN } from '@footlight/contract';
import { cn, Field, Select, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import type { ListState } from '../../lib/list-state.ts';
import type { TableView } from '../../lib/table-view.ts';
import { DelayedInput } from '../delayed-input/delayed-input.tsx';
import { OfficeTable } from '../office-table/office-table.tsx';
import { useAuditColumns } from './audit-columns.tsx';

/** Empty values filter nothing. */
export interface AuditFilter {
  actor: string;
  about: string;
  act: AuditAct | '';
}

export interface AuditScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  filter: AuditFilter;
  entries: readonly AuditEntry[] | undefined;
  total: number | null | undefined;
  view: TableView;
  state: ListState;
  onFilterChange(filter: AuditFilter): void;
}

/** `/admin/audit`: what the staff did. */
export const AuditScreen = (props: AuditScreenProps) => {
  const { filter, entries, total, view, state, onFilterChange, className, ...rest } = props;
  const { t } = useTexts('admin');
  const acts = AUDIT_ACTS.map((value) => ({ value, label: t(`trail.acts.${value}`) }));
  const field = (name: 'actor' | 'about') => (
    <DelayedInput
      label={t(`trail.${name}`)}
      className="min-w-[min(10rem,100%)] flex-1"
      maxLength={32}
      accepts={(value) => USERNAME_PATTERN.test(value.toLowerCase())}
      value={filter[name]}
      onValueChange={(value) => onFilterChange({ ...filter, [name]: value })}
    />
  );
  const names = (['actor', 'about'] as const).filter((name) => filter[name]);
  return (
    <div {...rest} data-component="audit-screen" className={cn('flex min-w-0 flex-col', className)}>
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
        onRemoveFilter={(key) => onFilterChange({ ...filter, [key]: '' })}
        onClearFilters={() => onFilterChange({ actor: '', about: '', act: '' })}
        filters={field('about')}
        moreFilters={
          <>
            {field('actor')}
            <Field label={t('trail.act')}>
              <Select
                options={[{ value: '', label: t('trail.all') }, ...acts]}
                value={filter.act}
                onChange={({ target }) =>
                  onFilterChange({ ...filter, act: AUDIT_ACTS.find((one) => one === target.value) ?? '' })
                }
              />
            </Field>
          </>
        }
      />
    </div>
  );
};
