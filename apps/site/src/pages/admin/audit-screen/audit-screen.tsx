import { AUDIT_ACTS, type AuditAct, type AuditEntry } from '@footlight/contract';
import { Button, Field, Select, TextInput, useTexts } from '@footlight/ui';
import { type FormEvent, useState } from 'react';
import { type ListState, StaffList } from '../../../features/admin/staff-list/staff-list.tsx';
import { AuditLine } from './audit-line.tsx';

/** Empty values filter nothing. */
export interface AuditFilter {
  actor: string;
  about: string;
  act: AuditAct | '';
}

export interface AuditScreenProps {
  filter: AuditFilter;
  entries: readonly AuditEntry[] | undefined;
  state: ListState;
  onFilter(filter: AuditFilter): void;
}

/** `/admin/audit`: what the staff did. */
export const AuditScreen = ({ filter, entries, state, onFilter }: AuditScreenProps) => {
  const { t } = useTexts('admin');
  const [draft, setDraft] = useState(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ ...draft, actor: draft.actor.trim(), about: draft.about.trim() });
  };
  const acts = AUDIT_ACTS.map((value) => ({ value, label: t(`trail.acts.${value}`) }));
  return (
    <>
      <search>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
          {(['actor', 'about'] as const).map((name) => (
            <Field key={name} label={t(`trail.${name}`)} className="min-w-40 flex-1">
              <TextInput
                autoComplete="off"
                maxLength={32}
                value={draft[name]}
                onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
              />
            </Field>
          ))}
          <Field label={t('trail.act')}>
            <Select
              options={[{ value: '', label: t('trail.all') }, ...acts]}
              value={draft.act}
              onChange={(event) =>
                setDraft({ ...draft, act: AUDIT_ACTS.find((one) => one === event.target.value) ?? '' })
              }
            />
          </Field>
          <Button type="submit">{t('trail.filter')}</Button>
        </form>
      </search>
      <StaffList
        label={t('audit')}
        items={entries}
        keyOf={({ id }) => id}
        empty={t('trail.none')}
        state={state}
        render={(entry) => <AuditLine entry={entry} />}
      />
    </>
  );
};
