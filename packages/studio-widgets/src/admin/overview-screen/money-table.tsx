import type { MoneyDay } from '@footlight/contract';
import { numberFormat, Table, type TableColumn, useNumber, useTexts } from '@footlight/ui';
import { DayBars } from '../../earnings/day-bars/day-bars.tsx';

type Key = keyof MoneyDay;

/** Chart and table of an overview's days. */
export const MoneyTable = ({ days }: { days: readonly MoneyDay[] }) => {
  const { t, language } = useTexts('admin');
  const number = useNumber();
  // Two weeks need no year.
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayText = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  const money = numberFormat(language, { style: 'currency', currency: 'USD' });
  const dollars = (cents: number) => money.format(cents / 100);
  const column = (
    key: Exclude<Key, 'day'>,
    header: string,
    text = number,
    narrow: TableColumn<MoneyDay>['narrow'] = 'inline',
  ): TableColumn<MoneyDay> => ({
    key,
    header,
    align: 'end',
    narrow,
    sortable: true,
    sortValue: (day) => day[key],
    cell: (day) => text(day[key]),
  });
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h2 className="heading text-xl">{t('today.table')}</h2>
      {days.some(({ purchase_cents }) => purchase_cents > 0) ? (
        <>
          <h3 className="text-sm font-semibold text-text-muted">{t('today.chart')}</h3>
          <DayBars
            label={t('today.chartLabel')}
            bars={days.map(({ day, purchase_cents }) => ({ day, value: purchase_cents }))}
            valueText={dollars}
            dayText={dayText}
          />
        </>
      ) : null}
      <Table
        caption={t('today.table')}
        size="sm"
        narrow="stack"
        columns={[
          {
            key: 'day',
            header: t('today.day'),
            sortable: true,
            isRowHeader: true,
            sortValue: ({ day }) => day,
            cell: ({ day }) => dayText(day),
          },
          column('purchase_cents', t('today.sold'), dollars, 'end'),
          column('refund_cents', t('today.refunds'), dollars),
          column('tips', t('today.tipped')),
          column('fee', t('today.fees')),
          column('paid_out', t('today.paid')),
        ]}
        rows={days}
        rowKey={({ day }) => day}
        defaultSort={{ key: 'day', direction: 'descending' }}
      />
      <p className="text-sm text-text-muted">{t('today.zone')}</p>
    </section>
  );
};
