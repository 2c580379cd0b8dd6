import type { AuditEntry } from '@footlight/contract';
import { Badge, type TableColumn, useMoment, useTexts } from '@footlight/ui';

/** The columns of the audit trail. */
export const useAuditColumns = (): TableColumn<AuditEntry>[] => {
  const { t } = useTexts('admin');
  const moment = useMoment();
  return [
    { key: 'act', header: t('trail.act'), isRowHeader: true, cell: ({ act }) => t(`trail.acts.${act}`) },
    { key: 'object', header: t('column.object'), cell: ({ object }) => object || null },
    { key: 'reason', header: t('reason'), cell: ({ reason }) => reason || null },
    {
      key: 'actor',
      header: t('trail.actor'),
      narrow: 'line',
      cell: ({ actor, role }) => (
        <span className="flex flex-wrap items-center gap-2">
          {actor ?? t('trail.command')}
          {role ? <Badge>{t(`role.${role}`)}</Badge> : null}
        </span>
      ),
    },
    { key: 'request', header: t('column.request'), cell: (entry) => entry.request_id },
    {
      key: 'at',
      header: t('column.time'),
      narrow: 'line',
      align: 'end',
      sortable: true,
      cell: ({ at }) => moment(at),
    },
  ];
};
