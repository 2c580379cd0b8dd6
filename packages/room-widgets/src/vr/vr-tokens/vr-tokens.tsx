import { Button, cn, TokenAmount, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface VrTokensProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Tokens that the viewer can spend; null if they are not known, as with post-pay. */
  balance: number | null;
  loggedIn: boolean;
  onBuyTokens: () => void;
}

/** The viewer's balance on a VR page, and the way to the shop. */
export function VrTokens({ balance, loggedIn, onBuyTokens, className, ...rest }: VrTokensProps) {
  const { t } = useTexts(['vr', 'common']);
  return (
    <div
      {...rest}
      data-component="vr-tokens"
      data-guard="surface"
      className={cn('flex min-w-0 flex-col items-start gap-3', className)}
    >
      {loggedIn && balance !== null ? (
        <p data-part="balance" className="text-text-muted">
          {t('common:balance')} <TokenAmount value={balance} className="text-text" />
        </p>
      ) : null}
      <p className="wrap-anywhere">{t(loggedIn ? 'tokens.text' : 'tokens.logIn')}</p>
      <Button onClick={onBuyTokens}>{t('common:buyTokens')}</Button>
    </div>
  );
}
