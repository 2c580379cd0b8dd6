import type { ComponentProps } from 'react';
import { numberFormat } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { amountOptions, isCurrency, noAmount } from '../token-amount/amounts.ts';

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In the currency's main unit, for instance 10.99. An invalid number is shown as a dash. */
  amount: number;
  /** ISO 4217. */
  currency?: string;
  /** The price before a discount, struck through. Not shown unless it is higher. */
  before?: number;
}

/** An amount of money in the user's format. */
export function Price({ amount, currency = 'USD', before = Number.NaN, className, ...rest }: PriceProps) {
  const wasHigher = Number.isFinite(before) && before > amount;
  const { t, language } = useTexts(wasHigher ? 'extra' : 'ui');
  const isKnown = isCurrency(currency);
  if (process.env.NODE_ENV !== 'production') {
    if (!isKnown) warnOnce('price', `"${currency}" is no currency code.`, 'Give three letters (ISO 4217).');
    if (!Number.isFinite(amount))
      warnOnce('price', `${amount} is no amount.`, 'Show a price only when it is known.');
  }
  const money = (value: number): string => {
    if (!Number.isFinite(value)) return noAmount;
    const options = amountOptions(value, isKnown ? { style: 'currency', currency } : undefined);
    const shown = numberFormat(language, options).format(value);
    return isKnown ? shown : `${shown} ${currency}`;
  };
  /** By ear, a struck price and the current one are alike. */
  const said = (what: 'before' | 'now') => <span className="sr-only">{`${t(`price.${what}`)} `}</span>;
  return (
    <span
      {...rest}
      data-component="price"
      data-guard="inline"
      className={cn(
        'numeric inline-flex max-w-full flex-wrap items-baseline gap-x-1.5 font-semibold [&>*]:min-w-0 [&>*]:wrap-break-word',
        className,
      )}
    >
      {wasHigher ? (
        <s data-part="before" className="text-sm font-normal text-text-muted">
          {said('before')}
          {money(before)}
        </s>
      ) : null}
      <span data-part="amount">
        {wasHigher ? said('now') : null}
        {money(amount)}
      </span>
    </span>
  );
}
