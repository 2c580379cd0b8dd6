import { EARNING_KINDS, type Earnings } from '@footlight/contract';
import { Table, useNumber, useTexts } from '@footlight/ui';

interface DayRow {
  day: string;
  kinds: Partial<Record<(typeof EARNING_KINDS)[number], number>>;
  total: number;
}

/** One row for each day that has an entry, latest first. */
const dayRows = (days: Earnings['days']): DayRow[] => {
  const rows = new Map<string, DayRow>();
  for (const { day, kind, tokens } of days) {
    const row = rows.get(day) ?? { day, kinds: {}, total: 0 };
    rows.set(day, { ...row, kinds: { ...row.kinds, [kind]: tokens }, total: row.total + tokens });
  }
  return [...rows.values()].reverse();
};

export interface EarningsTablesProps {
  earnings: Earnings;
  dayText: (day: string) => string;
}

/** Earnings by day and kind, and by viewer. */
export const EarningsTables = ({ earnings, dayText }: EarningsTablesProps) => {
  const { t } = useTexts('earnings');
  const number = useNumber();
  const used = EARNING_KINDS.filter((kind) => earnings.days.some((row) => row.kind === kind));
  return (
    <>
      <Table
        caption={t('byDay')}
        showCaption
        size="sm"
        narrow="stack"
        rows={dayRows(earnings.days)}
        rowKey={({ day }) => day}
        columns={[
          { key: 'day', header: t('day'), cell: ({ day }) => dayText(day), isRowHeader: true },
          ...used.map((kind) => ({
            key: kind,
            header: t(`kind.${kind}`),
            align: 'end' as const,
            narrow: 'inline' as const,
            cell: ({ kinds }: DayRow) => (kinds[kind] === undefined ? null : number(kinds[kind])),
          })),
          {
            key: 'total',
            header: t('total'),
            align: 'end',
            narrow: 'end',
            cell: ({ total }) => number(total),
          },
        ]}
      />
      <Table
        caption={t('byViewer')}
        showCaption
        size="sm"
        narrow="stack"
        rows={earnings.viewers}
        rowKey={({ username }) => username ?? ''}
        columns={[
          {
            key: 'viewer',
            header: t('viewer'),
            isRowHeader: true,
            cell: ({ username }) => username ?? t('several'),
          },
          {
            key: 'tokens',
            header: t('tokens'),
            align: 'end',
            narrow: 'end',
            cell: ({ tokens }) => number(tokens),
          },
        ]}
      />
    </>
  );
};
