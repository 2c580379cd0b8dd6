import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../i18n/format.ts';
import { cn } from '../lib/cn.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { amountOptions, isCurrency, noAmount, wholeTokens } from './amounts.ts';
import { TokenIcon } from './token-icon.tsx';

export interface TokenAmountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole tokens. A part of a token is cut off, and what is no number is shown as a dash. */
  value: number;
  /** `icon` shows coin and number and reads out the unit; `text` writes "25 tokens". */
  display?: 'icon' | 'text';
}

/** An amount of tokens in the reader's number format. */
export function TokenAmount({ value, display = 'icon', className, ...rest }: TokenAmountProps) {
  const { t, i18n } = useTranslation('ui');
  const whole = wholeTokens(value);
  if (whole !== value) {
    warnOnce('token-amount', `${value} is no whole number of tokens.`, 'Give the integer that was booked.');
  }
  const shown = whole === null ? noAmount : numberFormat(i18n.language, amountOptions(whole)).format(whole);
  const text = t('tokens', { count: whole ?? 0, shown });
  return (
    <span
      {...rest}
      data-component="token-amount"
      data-variant={display}
      className={cn(
        'numeric inline-flex items-center gap-1 align-middle whitespace-nowrap font-semibold',
        className,
      )}
    >
      {display === 'icon' ? (
        <>
          <TokenIcon />
          <span data-part="amount" aria-hidden="true">
            {shown}
          </span>
          <span className="sr-only">{text}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}

export interface PriceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In the currency's main unit, for instance 10.99. What is no number is shown as a dash. */
  amount: number;
  /** ISO 4217. */
  currency?: string;
  /** The price before a discount, struck through. Left out when it is not higher. */
  before?: number;
}

/** Money in the reader's format. */
export function Price({ amount, currency = 'USD', before, className, ...rest }: PriceProps) {
  const { i18n } = useTranslation('ui');
  const isKnown = isCurrency(currency);
  if (!isKnown) warnOnce('price', `"${currency}" is no currency code.`, 'Give three letters (ISO 4217).');
  if (!Number.isFinite(amount))
    warnOnce('price', `${amount} is no amount.`, 'Show a price only when it is known.');
  const money = (value: number): string => {
    if (!Number.isFinite(value)) return noAmount;
    const options = amountOptions(value, isKnown ? { style: 'currency', currency } : undefined);
    const shown = numberFormat(i18n.language, options).format(value);
    return isKnown ? shown : `${shown} ${currency}`;
  };
  const wasHigher = before !== undefined && Number.isFinite(before) && before > amount;
  return (
    <span
      {...rest}
      data-component="price"
      className={cn(
        'numeric inline-flex max-w-full flex-wrap items-baseline gap-x-1.5 font-semibold [&>*]:whitespace-nowrap',
        className,
      )}
    >
      {wasHigher ? (
        <s data-part="before" className="text-sm font-normal text-text-muted">
          {money(before)}
        </s>
      ) : null}
      <span data-part="amount">{money(amount)}</span>
    </span>
  );
}
