import type { MachineKey } from '@footlight/contract';
import { Button, type TableColumn, useMoment, useTexts } from '@footlight/ui';

/** The columns of the list of keys, which is complete. */
export const useKeyColumns = (onRevoke: (key: MachineKey) => void): TableColumn<MachineKey>[] => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  return [
    {
      key: 'name',
      header: t('key.name'),
      isRowHeader: true,
      sortable: true,
      sortValue: ({ name }) => name,
      cell: ({ name }) => name,
    },
    { key: 'start', header: t('column.key'), cell: ({ start }) => <code>{`${start}…`}</code> },
    {
      key: 'scopes',
      header: t('key.scopes'),
      cell: ({ scopes }) => scopes.map((scope) => t(`key.scope.${scope}`)).join(', '),
    },
    {
      key: 'by',
      header: t('trail.actor'),
      sortable: true,
      sortValue: (key) => key.made_by,
      cell: (key) => key.made_by,
    },
    {
      key: 'created',
      header: t('column.created'),
      align: 'end',
      sortable: true,
      sortValue: (key) => key.created_at,
      cell: (key) => moment(key.created_at),
    },
    {
      key: 'used',
      header: t('column.used'),
      align: 'end',
      sortable: true,
      sortValue: (key) => key.used_at,
      cell: ({ used_at: at }) => (at ? moment(at) : t('key.unused')),
    },
    {
      key: 'acts',
      header: t('user.acts'),
      narrow: 'actions',
      cell: (key) => (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('key.revokeOf', { name: key.name })}
          onClick={() => onRevoke(key)}
        >
          {t('key.revoke')}
        </Button>
      ),
    },
  ];
};
