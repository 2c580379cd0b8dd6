import { Banner, Button, cn, TokenAmount, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { AccountFrame } from '../account-frame/account-frame.tsx';

export interface AccountTokensScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Null while unknown. */
  balance: number | null;
  /** Models and pending accounts cannot buy (spec 1 §6). */
  mayBuy: boolean;
  onBuy(): void;
  /** Sends the link again; only while the email is not confirmed. */
  onConfirmEmail?: (() => void) | undefined;
  /** Free tokens, promo codes and wheels. */
  promos?: ReactNode;
  /** Pending payments and orders. */
  pending?: ReactNode;
  /** The token history. */
  history?: ReactNode;
  /** The viewer's spending settings. */
  spending?: ReactNode;
}

/** `/account/tokens`: the settled balance and the buy button. */
export const AccountTokensScreen = ({
  balance,
  mayBuy,
  onBuy,
  onConfirmEmail,
  promos,
  pending,
  history,
  spending,
  className,
  ...rest
}: AccountTokensScreenProps) => {
  const { t } = useTexts(['member', 'common']);
  return (
    <AccountFrame current="tokens" title={t('common:tokens')}>
      <div
        {...rest}
        data-component="account-tokens-screen"
        className={cn('flex min-w-0 flex-col gap-6', className)}
      >
        <div className="footlight-glow flex flex-wrap items-center justify-between gap-4 rounded-xl border border-border bg-surface p-5 shadow-sm desktop:p-8">
          <div className="flex flex-col gap-1">
            <p className="text-sm text-text-muted">{t('balance.balance')}</p>
            <p data-part="balance" className="heading numeric min-h-10 text-3xl">
              {balance === null ? null : <TokenAmount value={balance} />}
            </p>
          </div>
          {mayBuy ? (
            <Button size="lg" onClick={onBuy}>
              {t('common:buyTokens')}
            </Button>
          ) : null}
        </div>
        {onConfirmEmail ? (
          <Banner
            appearance="warning"
            action={
              <Button size="sm" variant="outline" onClick={onConfirmEmail}>
                {t('common:confirmEmail')}
              </Button>
            }
          >
            {t('balance.unconfirmed')}
          </Banner>
        ) : null}
        {mayBuy ? null : <Banner appearance="info">{t('balance.blocked')}</Banner>}
        <p className="text-text-muted">{t('balance.explain')}</p>
        {/* First, because parts that load late above it would move its buttons while they are pressed. */}
        {pending}
        {promos}
        {spending}
        {history ? (
          <div className="flex flex-col gap-3">
            <h2 className="heading text-xl">{t('balance.history')}</h2>
            {history}
          </div>
        ) : null}
      </div>
    </AccountFrame>
  );
};
