import type { OutboxRow } from '@footlight/contract';
import { Badge, Button, type TableColumn, useMoment, useNumber, useTexts } from '@footlight/ui';
import type { ListState } from '../../lib/list-state.ts';
import { OfficeTable } from '../office-table/office-table.tsx';

export interface OutboxTableProps {
  rows: readonly OutboxRow[] | undefined;
  state: ListState;
  onRetry(row: OutboxRow): void;
}

/** Messages that were refused, newest first. */
export const OutboxTable = ({ rows, state, onRetry }: OutboxTableProps) => {
  const { t } = useTexts('admin');
  const number = useNumber();
  const moment = useMoment();
  const columns: TableColumn<OutboxRow>[] = [
    { key: 'about', header: t('outbox.which'), isRowHeader: true, cell: (row) => <code>{row.about}</code> },
    { key: 'username', header: t('column.username'), cell: ({ username }) => username },
    {
      key: 'created',
      header: t('column.time'),
      align: 'end',
      cell: ({ created_at: at }) => moment(at),
    },
    {
      key: 'attempts',
      header: t('column.attempts'),
      align: 'end',
      cell: ({ attempts }) => number(attempts),
    },
    {
      key: 'next',
      header: t('column.next'),
      align: 'end',
      cell: ({ next_at: at }) => (at ? moment(at) : <Badge tone="danger">{t('outbox.givenUp')}</Badge>),
    },
    {
      key: 'error',
      header: t('column.failure'),
      cell: ({ error }) => (error ? <span lang="en">{error}</span> : null),
    },
    {
      key: 'acts',
      header: t('user.acts'),
      narrow: 'actions',
      cell: (row) =>
        row.next_at ? (
          <Button size="sm" variant="outline" onClick={() => onRetry(row)}>
            {t('outbox.retry')}
          </Button>
        ) : null,
    },
  ];
  return (
    <OfficeTable
      label={t('outbox.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={t('outbox.none')}
      state={state}
    />
  );
};
