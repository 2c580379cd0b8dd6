import { useTranslation } from 'react-i18next';
import { useNumber } from '../i18n/format.ts';
import { cn } from '../lib/cn.ts';
import { TokenIcon } from './token-icon.tsx';

export interface TokenAmountProps {
  /** Whole tokens. */
  value: number;
  /** `icon` shows coin and number and reads out the unit; `text` writes "25 tokens". */
  display?: 'icon' | 'text';
  className?: string;
}

/** An amount of tokens in the reader's number format. */
export function TokenAmount({ value, display = 'icon', className }: TokenAmountProps) {
  const { t } = useTranslation('ui');
  const number = useNumber();
  const shown = number(value);
  const text = t('tokens', { count: value, shown });
  return (
    <span
      data-component="token-amount"
      className={cn(
        'numeric inline-flex items-center gap-1 align-middle whitespace-nowrap font-semibold',
        className,
      )}
    >
      {display === 'icon' ? (
        <>
          <TokenIcon />
          <span aria-hidden="true">{shown}</span>
          <span className="sr-only">{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

export interface PriceProps {
  /** In the currency's main unit, for instance 10.99. */
  amount: number;
  /** ISO 4217. */
  currency?: string;
  /** The price before a discount, struck through. */
  before?: number;
  className?: string;
}

/** Money in the reader's format. */
export function Price({ amount, currency = 'USD', before, className }: PriceProps) {
  const money = useNumber({ style: 'currency', currency });
  return (
    <span
      data-component="price"
      className={cn('numeric inline-flex items-baseline gap-1.5 whitespace-nowrap font-semibold', className)}
    >
      {before === undefined ? null : (
        <s data-part="before" className="text-sm font-normal text-text-muted">
          {money(before)}
        </s>
      )}
      <span data-part="amount">{money(amount)}</span>
    </span>
  );
}
