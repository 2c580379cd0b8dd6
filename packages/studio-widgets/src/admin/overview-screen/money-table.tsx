import type { MoneyDay } from '@footlight/contract';
import { numberFormat, Table, type TableColumn, type TableSort, useNumber, useTexts } from '@footlight/ui';
import { useState } from 'react';
import { DayBars } from '../../earnings/day-bars/day-bars.tsx';

type Key = keyof MoneyDay;

const isKey = (key: string, day: MoneyDay): key is Key => Object.hasOwn(day, key);

/** The days in an order of the table; by default the latest first. */
const sorted = (days: readonly MoneyDay[], sort: TableSort | null): MoneyDay[] => {
  const key = sort?.key ?? 'day';
  const sign = sort === null || sort.direction === 'descending' ? -1 : 1;
  return [...days].sort((a, b) =>
    isKey(key, a) && isKey(key, b) ? sign * (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0) : 0,
  );
};

/** Chart and table of an overview's days. */
export const MoneyTable = ({ days }: { days: readonly MoneyDay[] }) => {
  const { t, language } = useTexts('admin');
  const number = useNumber();
  const [sort, setSort] = useState<TableSort | null>(null);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const dayText = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  const money = numberFormat(language, { style: 'currency', currency: 'USD' });
  const dollars = (cents: number) => money.format(cents / 100);
  const column = (key: Exclude<Key, 'day'>, header: string, text = number): TableColumn<MoneyDay> => ({
    key,
    header,
    align: 'end',
    sortable: true,
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
        columns={[
          {
            key: 'day',
            header: t('today.day'),
            sortable: true,
            isRowHeader: true,
            cell: ({ day }) => dayText(day),
          },
          column('purchase_cents', t('today.sold'), dollars),
          column('refund_cents', t('today.refunds'), dollars),
          column('tips', t('today.tipped')),
          column('fee', t('today.fees')),
          column('paid_out', t('today.paid')),
        ]}
        rows={sorted(days, sort)}
        rowKey={({ day }) => day}
        sort={sort}
        onSortChange={setSort}
      />
      <p className="text-sm text-text-muted">{t('today.zone')}</p>
    </section>
  );
};
