import { Button, TokenAmount, useTexts } from '@footlight/ui';
import { useCurrentUser } from '../../shell/session/use-current-user.ts';
import { useSpendable } from '../../shell/session/use-spendable.ts';
import { useBuyTokens } from '../../shell/spend/use-buy-tokens.ts';

/** The viewer's balance, and the way to the shop. */
export const VrTokens = () => {
  const { t } = useTexts(['vr', 'common']);
  const { isLoggedIn } = useCurrentUser();
  const funds = useSpendable();
  const buyTokens = useBuyTokens();
  return (
    <div data-guard="surface" className="flex min-w-0 flex-col items-start gap-3">
      {isLoggedIn && funds !== null ? (
        <p className="text-text-muted">
          {t('common:balance')} <TokenAmount value={funds} className="text-text" />
        </p>
      ) : null}
      <p className="wrap-anywhere">{t(isLoggedIn ? 'tokens.text' : 'tokens.logIn')}</p>
      <Button onClick={() => void buyTokens()}>{t('common:buyTokens')}</Button>
    </div>
  );
};
