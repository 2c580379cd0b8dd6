import { Chip, cn, TokenIcon, useNumber, useTexts } from '@footlight/ui';
import { parseAmount } from './tip-amount.ts';

export interface TipAmountsProps {
  /** Suggested amounts in tokens; invalid ones are left out. */
  amounts: readonly number[];
  /** The smallest tip. */
  min: number;
  /** The chosen amount; null for none. */
  value: number | null;
  /** In one row, which scrolls if it is too narrow. */
  row: boolean;
  onChoose: (amount: number) => void;
}

/** The suggested amounts of the tip panel. */
export function TipAmounts({ amounts, min, value, row, onChoose }: TipAmountsProps) {
  const { t } = useTexts(['room', 'ui']);
  const number = useNumber();
  return (
    <fieldset data-part="amounts" className="min-w-0">
      <legend className="sr-only">{t('tip.quick')}</legend>
      {/* The padding leaves room for the focus ring, which a scroller would cut. */}
      <div className={cn('flex gap-2', row ? 'scroll-row -m-1 p-1' : 'flex-wrap')}>
        {[...new Set(amounts)]
          .filter((each) => parseAmount(each, min) !== null)
          .map((each) => (
            <Chip
              key={each}
              icon={row ? null : <TokenIcon />}
              selected={each === value}
              aria-label={t('ui:tokens', { count: each, shown: number(each) })}
              className={cn(row && 'h-10 shrink-0')}
              onClick={() => onChoose(each)}
            >
              {number(each)}
            </Chip>
          ))}
      </div>
    </fieldset>
  );
}
