import type { StaffAccount } from '@footlight/contract';
import {
  Badge,
  Button,
  Checkbox,
  Field,
  Link,
  Select,
  TextInput,
  useLinkRenderer,
  useTexts,
} from '@footlight/ui';
import { type FormEvent, useState } from 'react';
import { type ListState, StaffList } from '../../../features/admin/staff-list/staff-list.tsx';
import { useMoment } from '../../../shell/i18n/use-moment.ts';

export interface UserFilter {
  q: string;
  /** Empty: all. */
  type: string;
  isSuspended: boolean;
}

export interface UsersScreenProps {
  filter: UserFilter;
  accounts: readonly StaffAccount[] | undefined;
  now: number;
  state: ListState;
  onFilter(filter: UserFilter): void;
}

/** `/admin/users`: finds accounts. */
export const UsersScreen = ({ filter, accounts, now, state, onFilter }: UsersScreenProps) => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  const link = useLinkRenderer();
  const [q, setQ] = useState(filter.q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ ...filter, q: q.trim() });
  };
  const kinds = (['viewer', 'model', 'studio'] as const).map((value) => ({
    value,
    label: t(`kind.${value}`),
  }));
  return (
    <>
      <search>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <Field label={t('find.label')} className="min-w-48 flex-1">
            <TextInput
              type="search"
              autoComplete="off"
              maxLength={100}
              value={q}
              onChange={(event) => setQ(event.target.value)}
            />
          </Field>
          <Field label={t('find.kind')}>
            <Select
              options={[{ value: '', label: t('kind.all') }, ...kinds]}
              value={filter.type}
              onChange={(event) => onFilter({ ...filter, q: q.trim(), type: event.target.value })}
            />
          </Field>
          <Button type="submit">{t('find.submit')}</Button>
          <Checkbox
            className="pb-2"
            label={t('find.suspended')}
            checked={filter.isSuspended}
            onChange={(event) => onFilter({ ...filter, q: q.trim(), isSuspended: event.target.checked })}
          />
        </form>
      </search>
      <StaffList
        label={t('users')}
        items={accounts}
        keyOf={({ id }) => id}
        empty={t('find.none')}
        state={state}
        render={(account) => (
          <>
            <p className="flex flex-wrap items-center gap-2">
              <Link asChild>
                {link({
                  href: `/admin/users/${encodeURIComponent(account.username)}`,
                  children: account.username,
                })}
              </Link>
              <Badge>{t(`kind.${account.type}`)}</Badge>
              {account.staff_role ? <Badge tone="info">{t(`role.${account.staff_role}`)}</Badge> : null}
              {account.is_removed ? <Badge tone="warning">{t('find.removed')}</Badge> : null}
            </p>
            <p className="text-sm text-text-muted">
              {[t('number', { id: account.id }), account.display_name, account.email].join(' · ')}
            </p>
            {account.suspended_until && Date.parse(account.suspended_until) > now ? (
              <p className="text-sm text-danger-text">
                {t('find.suspendedUntil', { time: moment(account.suspended_until) })}
              </p>
            ) : null}
          </>
        )}
      />
    </>
  );
};
