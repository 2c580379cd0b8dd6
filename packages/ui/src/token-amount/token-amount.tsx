import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../i18n/format.ts';
import { cn } from '../lib/cn.ts';
import { defineVariants } from '../lib/variants.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { amountOptions, noAmount, wholeTokens } from './amounts.ts';
import { TokenIcon } from './token-icon.tsx';

export type TokenAmountDisplay = 'icon' | 'text';

export const tokenAmountClass = defineVariants('numeric items-center gap-1 align-middle font-semibold', {
  variants: {
    display: {
      icon: 'inline-flex whitespace-nowrap',
      text: 'inline',
    } satisfies Record<TokenAmountDisplay, string>,
  },
  defaultVariants: { display: 'icon' },
});

export interface TokenAmountProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole tokens. A part of a token is cut off, and what is no number is shown as a dash. */
  value: number;
  /** `icon` shows coin and number and reads out the unit; `text` writes "25 tokens". */
  display?: TokenAmountDisplay;
}

/** An amount of tokens in the reader's number format. */
export function TokenAmount({ value, display = 'icon', className, ...rest }: TokenAmountProps) {
  const { t, i18n } = useTranslation('ui');
  const whole = wholeTokens(value);
  if (process.env.NODE_ENV !== 'production' && whole !== value) {
    warnOnce('token-amount', `${value} is no whole number of tokens.`, 'Give the integer that was booked.');
  }
  const shown = whole === null ? noAmount : numberFormat(i18n.language, amountOptions(whole)).format(whole);
  const text = t('tokens', { count: whole ?? 0, shown });
  return (
    <span
      {...rest}
      data-component="token-amount"
      data-variant={display}
      className={cn(tokenAmountClass({ display }), className)}
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
