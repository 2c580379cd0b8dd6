import { Button, TokenIcon, useNumber, useTexts } from '@footlight/ui';
import { ShoppingBag } from 'lucide-react';

export interface TipActionProps {
  /** Null: no valid amount. */
  amount: number | null;
  /** Tokens that the balance lacks. */
  missing: number;
  isLoggedIn: boolean;
  /** Nobody may tip just now. */
  isClosed: boolean;
  isSending: boolean;
}

/** Full width in a narrow panel, content width in a wide one. */
const wide = 'w-full @xl:w-auto @xl:min-w-72 @xl:self-start';

/** The only button of the tip panel. It submits the form; its label says what happens. */
export function TipAction({ amount, missing, isLoggedIn, isClosed, isSending }: TipActionProps) {
  const { t } = useTexts(['room', 'common']);
  const number = useNumber();
  const tip =
    amount === null ? t('tip.sendNothing') : t('tip.send', { count: amount, shown: number(amount) });
  if (!isLoggedIn) {
    return (
      <div data-part="action" data-guard="inline" className="flex flex-col gap-2">
        <Button type="submit" size="lg" className={wide} disabled={isClosed || amount === null}>
          {t('tip.signUp')}
        </Button>
        <p className="text-sm text-text-muted">{t('tip.signUpWhy')}</p>
      </div>
    );
  }
  if (missing > 0) {
    return (
      <div data-part="action" data-guard="inline" className="flex flex-col gap-2">
        <p role="status" className="text-sm font-medium text-danger-text">
          {t('tip.missing', { count: missing, shown: number(missing) })}
        </p>
        <Button
          type="submit"
          size="lg"
          className={wide}
          variant="secondary"
          disabled={isClosed}
          iconStart={<ShoppingBag />}
        >
          {t('common:buyTokens')}
        </Button>
      </div>
    );
  }
  return (
    <div data-part="action" data-guard="inline">
      <Button
        type="submit"
        size="lg"
        className={wide}
        loading={isSending}
        disabled={isClosed || amount === null}
        iconStart={<TokenIcon />}
      >
        {tip}
      </Button>
    </div>
  );
}
