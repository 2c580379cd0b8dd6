import { daysOf, EARNING_KINDS, type Earnings } from '@footlight/contract';
import { Button, cn, EmptyState, Fact, FactList, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { Coins, Download } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { SavedFile } from '../../lib/saved-file.ts';
import { StatTile, statTiles } from '../../lib/stat-tile.tsx';
import { DayBars } from '../day-bars/day-bars.tsx';
import { earningsCsv, earningsFile } from './earnings-csv.ts';
import { EarningsTables } from './earnings-tables.tsx';
import { SpanForm, type SpanFormProps } from './span-form.tsx';

export interface EarningsScreenProps extends SpanFormProps, Omit<ComponentProps<'div'>, 'children'> {
  earnings: Earnings;
  /** The broadcaster's payouts. */
  payouts?: ReactNode;
  onSaveFile(file: SavedFile): void;
}

const sum = (rows: readonly { tokens: number }[]): number =>
  rows.reduce((total, { tokens }) => total + tokens, 0);

/** `/studio/earnings`: what a broadcaster earned in a span. */
export const EarningsScreen = (props: EarningsScreenProps) => {
  const { earnings, payouts, span, months, onSpanChange, onSaveFile, className, ...rest } = props;
  const { t } = useTexts('earnings');
  return (
    <div {...rest} data-component="earnings-screen" className={cn('flex min-w-0 flex-col gap-6', className)}>
      <SpanForm span={span} months={months} onSpanChange={onSpanChange} />
      <p className="text-sm text-text-muted">{t('zone')}</p>
      <Statement earnings={earnings} onSaveFile={onSaveFile} />
      {payouts}
    </div>
  );
};

/** Sums, chart and tables of a span. */
const Statement = ({ earnings, onSaveFile }: Pick<EarningsScreenProps, 'earnings' | 'onSaveFile'>) => {
  const { t, language } = useTexts('earnings');
  const number = useNumber();
  const link = useLinkRenderer();
  const { from, to, days, opening, closing, earned, fee, paid_out, payable } = earnings;
  // Days of one year need no year.
  const format = new Intl.DateTimeFormat(language, {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
    ...(from.slice(0, 4) === to.slice(0, 4) ? {} : { year: 'numeric' }),
  });
  const dayText = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  const bars = daysOf(from, to).map((day) => ({ day, value: sum(days.filter((row) => row.day === day)) }));
  const words = {
    ...{ day: t('day'), kind: t('byKind'), viewer: t('viewer'), tokens: t('tokens') },
    ...{ fee: t('fee'), several: t('several') },
  };
  return (
    <>
      <ul aria-label={t('sums')} className={statTiles}>
        <StatTile label={t('earned')} value={number(earned)} note={t('feeNote', { tokens: number(fee) })} />
        <StatTile label={t('paidOut')} value={number(paid_out)} />
        <StatTile
          label={t('closing')}
          value={number(closing)}
          note={t('opening', { tokens: number(opening) })}
        />
        <StatTile label={t('payable')} value={number(payable)} />
      </ul>
      {days.length === 0 ? (
        <EmptyState
          icon={<Coins />}
          title={t('empty')}
          headingLevel={2}
          action={<Button asChild>{link({ href: '/studio', children: t('goLive') })}</Button>}
        >
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          <div className="grid gap-8 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <section className="flex min-w-0 flex-col gap-3">
              <h2 className="heading text-lg">{t('chart')}</h2>
              <DayBars label={t('chartLabel')} bars={bars} dayText={dayText} />
            </section>
            <section className="flex min-w-0 flex-col gap-3">
              <h2 className="heading text-lg">{t('byKind')}</h2>
              <FactList>
                {EARNING_KINDS.filter((kind) => days.some((row) => row.kind === kind)).map((kind) => (
                  <Fact key={kind} label={t(`kind.${kind}`)}>
                    <span className="numeric">{number(sum(days.filter((row) => row.kind === kind)))}</span>
                  </Fact>
                ))}
              </FactList>
            </section>
          </div>
          <EarningsTables earnings={earnings} dayText={dayText} />
          <Button
            variant="outline"
            iconStart={<Download />}
            className="self-start"
            onClick={() =>
              onSaveFile(
                earningsFile(
                  earnings,
                  earningsCsv(earnings, words, (kind) => t(`kind.${kind}`)),
                ),
              )
            }
          >
            {t('csv')}
          </Button>
        </>
      )}
    </>
  );
};
