import { Banner, Button, TokenAmount, useTexts } from '@footlight/ui';
import type { ReactNode } from 'react';
import { AccountFrame } from '../../../shell/layout/account-frame/account-frame.tsx';

export interface AccountTokensScreenProps {
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
}: AccountTokensScreenProps) => {
  const { t } = useTexts(['site', 'common']);
  return (
    <AccountFrame current="tokens" title={t('tokens.title')}>
      <div className="footlight-glow flex flex-wrap items-center justify-between gap-4 rounded-xl border border-border bg-surface p-5 shadow-sm desktop:p-8">
        <div className="flex flex-col gap-1">
          <p className="text-sm text-text-muted">{t('tokens.balance')}</p>
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
              {t('wayOn.email')}
            </Button>
          }
        >
          {t('tokens.unconfirmed')}
        </Banner>
      ) : null}
      {mayBuy ? null : <Banner appearance="info">{t('tokens.blocked')}</Banner>}
      <p className="text-text-muted">{t('tokens.explain')}</p>
      {/* First, because parts that load late above it would move its buttons while they are pressed. */}
      {pending}
      {promos}
      {spending}
      {history ? (
        <div className="flex flex-col gap-3">
          <h2 className="heading text-xl">{t('tokens.history')}</h2>
          {history}
        </div>
      ) : null}
    </AccountFrame>
  );
};
