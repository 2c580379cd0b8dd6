import type { MoneyDay } from '@footlight/contract';
import { numberFormat, TokenAmount, useNumber, useTexts } from '@footlight/ui';
import { StatTile } from '../../lib/stat-tile.tsx';
import { ChangeBadge } from './change-badge.tsx';
import { figureOf } from './money-days.ts';

const LABELS = {
  purchase_cents: 'today.purchases',
  refund_cents: 'today.refunded',
  tips: 'today.tips',
  fee: 'today.fee',
  paid_out: 'today.paidOut',
} as const;

type FigureName = keyof typeof LABELS;

/** More or fewer of them are neither good nor bad. */
const NEUTRAL: readonly FigureName[] = ['refund_cents', 'paid_out'];

/** Figures of today, each with its last seven days and their change. */
export const MoneyTiles = ({ days, names }: { days: readonly MoneyDay[]; names: readonly FigureName[] }) => {
  const { t, language } = useTexts('admin');
  const number = useNumber();
  const money = numberFormat(language, { style: 'currency', currency: 'USD' });
  return names.map((name) => {
    const { today, week, change } = figureOf(days, name);
    const isMoney = name === 'purchase_cents' || name === 'refund_cents';
    return (
      <StatTile
        key={name}
        label={t(LABELS[name])}
        value={isMoney ? money.format(today / 100) : <TokenAmount value={today} />}
        note={
          <>
            {t('today.week', { value: isMoney ? money.format(week / 100) : number(week) })}
            <ChangeBadge change={NEUTRAL.includes(name) ? null : change} />
          </>
        }
      />
    );
  });
};
