import type { ComponentProps } from 'react';
import { numberFormat } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { amountOptions, noAmount, wholeTokens } from './amounts.ts';
import { TokenIcon } from './token-icon.tsx';

export interface TokenAmountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole tokens. Cuts off fractions and shows an invalid number as a dash. */
  value: number;
  /** `icon` shows a coin and the number and announces the unit; `text` writes "25 tokens". */
  display?: 'icon' | 'text';
}

/** An amount of tokens in the user's number format. */
export function TokenAmount({ value, display = 'icon', className, ...rest }: TokenAmountProps) {
  const { t, language } = useTexts('ui');
  const whole = wholeTokens(value);
  if (process.env.NODE_ENV !== 'production' && whole !== value) {
    warnOnce('token-amount', `${value} is no whole number of tokens.`, 'Give the integer that was booked.');
  }
  const shown = whole === null ? noAmount : numberFormat(language, amountOptions(whole)).format(whole);
  const text = t('tokens', { count: whole ?? 0, shown });
  return (
    <span
      {...rest}
      data-component="token-amount"
      data-guard="inline"
      data-variant={display}
      className={cn(
        'numeric whitespace-nowrap font-semibold',
        display === 'icon' ? 'inline-flex items-center gap-1 align-middle' : 'inline-block',
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
