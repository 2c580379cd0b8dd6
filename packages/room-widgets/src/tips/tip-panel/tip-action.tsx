import { Button, cn, TokenIcon, useNumber, useTexts } from '@footlight/ui';
import { ShoppingBag } from 'lucide-react';

export interface TipActionProps {
  /** Null if the amount is not valid. */
  amount: number | null;
  /** Tokens missing from the balance; 0 if it covers the amount. */
  missing: number;
  loggedIn: boolean | undefined;
  /** The button is disabled. */
  closed: boolean;
  pending: boolean;
  /** In the tip bar: as small as possible. */
  compact: boolean;
}

/** Full width in a narrow panel, content width in a wide one. */
const wide = 'w-full @xl:w-auto @xl:min-w-72 @xl:self-start';

/** The submit button of the tip panel; its label says what it does: tip, buy tokens or sign up. */
export function TipAction({ amount, missing, loggedIn, closed, pending, compact }: TipActionProps) {
  const { t } = useTexts(['room', 'common']);
  const number = useNumber();
  const shape = {
    size: compact ? 'md' : 'lg',
    className: compact ? 'max-w-full' : wide,
  } as const;
  const inBar = compact && '@max-[15rem]:flex-1';
  const tip =
    amount === null ? t('tip.sendNothing') : t('tip.send', { count: amount, shown: number(amount) });
  if (loggedIn === false) {
    return (
      <div data-part="action" data-guard="inline" className={cn('flex min-w-0 flex-col gap-2', inBar)}>
        <Button type="submit" {...shape} disabled={closed || amount === null}>
          {t('tip.signUp')}
        </Button>
        <p className={cn('text-sm text-text-muted', compact && 'sr-only')}>{t('tip.signUpWhy')}</p>
      </div>
    );
  }
  if (missing > 0) {
    return (
      <div
        data-part="action"
        data-guard="inline"
        className={cn('flex min-w-0 flex-col', compact ? 'gap-1' : 'gap-2', inBar)}
      >
        <p role="status" className={cn('font-medium text-danger-text', compact ? 'text-xs' : 'text-sm')}>
          {t('tip.missing', { count: missing, shown: number(missing) })}
        </p>
        <Button type="submit" {...shape} disabled={closed} iconStart={<ShoppingBag />}>
          {t('common:buyTokens')}
        </Button>
      </div>
    );
  }
  return (
    <div data-part="action" data-guard="inline" className={cn('min-w-0', inBar)}>
      <Button
        type="submit"
        {...shape}
        loading={pending}
        disabled={closed || amount === null}
        iconStart={<TokenIcon />}
      >
        {tip}
      </Button>
    </div>
  );
}
