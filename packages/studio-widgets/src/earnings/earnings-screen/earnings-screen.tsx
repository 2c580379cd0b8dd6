import { daysOf, EARNING_KINDS, type Earnings } from '@footlight/contract';
import { Button, cn, EmptyState, Fact, FactList, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { Coins, Download } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { SavedFile } from '../../lib/saved-file.ts';
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
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const dayText = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  const bars = daysOf(from, to).map((day) => ({ day, value: sum(days.filter((row) => row.day === day)) }));
  const words = {
    ...{ day: t('day'), kind: t('byKind'), viewer: t('viewer'), tokens: t('tokens') },
    ...{ fee: t('fee'), several: t('several') },
  };
  const facts = [
    [t('opening'), opening],
    [t('earned'), earned],
    [t('paidOut'), -paid_out],
    [t('closing'), closing],
    [t('payable'), payable],
    [t('fee'), fee],
  ] as const;
  return (
    <>
      <FactList className="rounded-lg border border-border bg-surface p-4">
        {facts.map(([label, value]) => (
          <Fact key={label} label={label}>
            <span className="numeric">{number(value === 0 ? 0 : value)}</span>
          </Fact>
        ))}
      </FactList>
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
