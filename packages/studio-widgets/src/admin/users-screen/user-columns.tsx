import type { StaffAccount } from '@footlight/contract';
import { Badge, Link, type TableColumn, useDate, useLinkRenderer, useMoment, useTexts } from '@footlight/ui';

/** The columns of the list of users. */
export const useUserColumns = (now: number): TableColumn<StaffAccount>[] => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  const date = useDate();
  const link = useLinkRenderer();
  return [
    {
      key: 'username',
      header: t('column.username'),
      isRowHeader: true,
      sortable: true,
      cell: ({ username, is_removed: isRemoved }) => (
        <span className="flex flex-wrap items-center gap-2">
          <Link asChild>
            {link({ href: `/admin/users/${encodeURIComponent(username)}`, children: username })}
          </Link>
          {isRemoved ? <Badge tone="warning">{t('find.removed')}</Badge> : null}
        </span>
      ),
    },
    { key: 'name', header: t('column.name'), narrow: 'line', cell: (account) => account.display_name },
    { key: 'email', header: t('user.email'), narrow: 'line', sortable: true, cell: ({ email }) => email },
    { key: 'kind', header: t('find.kind'), narrow: 'end', cell: ({ type }) => t(`kind.${type}`) },
    {
      key: 'role',
      header: t('user.staff'),
      cell: ({ staff_role: role }) => (role ? <Badge tone="info">{t(`role.${role}`)}</Badge> : null),
    },
    {
      key: 'suspended',
      header: t('column.suspended'),
      cell: ({ suspended_until: until }) =>
        until && Date.parse(until) > now ? (
          <span className="text-danger-text">{t('column.until', { time: moment(until) })}</span>
        ) : null,
    },
    {
      key: 'created',
      header: t('user.created'),
      sortable: true,
      align: 'end',
      cell: (account) => date(account.created_at),
    },
    { key: 'id', header: t('column.number'), align: 'end', cell: ({ id }) => id },
  ];
};
