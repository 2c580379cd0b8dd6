import type { FanclubChange, FanclubLevel } from '@footlight/contract';
import { Banner, Button, cn, Dialog, Fact, FactList, TokenAmount, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { BalanceFact } from '../../lib/balance-fact.tsx';
import { useDay } from '../../lib/use-day.ts';
import { wrapButton } from '../../lib/wrap-button.ts';

export interface FanClubConfirmProps extends Omit<ComponentProps<'div'>, 'children'> {
  broadcasterName: string;
  level: FanclubLevel;
  /** Tokens per month. */
  price: number;
  change: FanclubChange;
  /** End of the paid month, shown as a date in UTC; null if the viewer is not a member. */
  paidUntil: string | null;
  /** Settled balance; null while unknown. */
  balance: number | null;
  pending: boolean;
  /** Translated. */
  error: ReactNode;
  onConfirm: () => void;
  onBuyTokens: () => void;
  onClose: () => void;
}

/** Asks for confirmation before joining a fan club: what is charged now, and the monthly price after that. */
export function FanClubConfirm({
  broadcasterName: name,
  level,
  price,
  change,
  paidUntil,
  balance,
  pending,
  error,
  onConfirm,
  onBuyTokens,
  onClose,
  className,
  ...rest
}: FanClubConfirmProps) {
  const { t } = useTexts(['billing', 'ui', 'common']);
  const day = useDay();
  const number = useNumber();
  const tokens = (count: number) => t('ui:tokens', { count, shown: number(count) });
  const isShort = balance !== null && balance < change.charge;
  const levelName = t(`ui:fanclub.${level}`);
  const date = paidUntil ? day(paidUntil) : '';
  const text = {
    join: t('fanclub.confirm.join', { tokens: tokens(price) }),
    upgrade: t('fanclub.confirm.upgrade', { tokens: tokens(price) }),
    downgrade: t('fanclub.confirm.downgrade', { tokens: tokens(price), date }),
    resume: t('fanclub.confirm.resume', { tokens: tokens(price), date }),
  }[change.kind];
  return (
    <Dialog
      open
      size="sm"
      focusesBox
      onClose={onClose}
      title={t('fanclub.confirm.title', { level: levelName, name })}
      description={text}
    >
      <div
        {...rest}
        data-component="fan-club-confirm"
        data-variant={change.kind}
        data-state={pending ? 'sending' : 'idle'}
        className={cn('flex flex-col gap-4', className)}
      >
        <FactList data-part="facts">
          <Fact label={t(change.kind === 'upgrade' ? 'fanclub.confirm.atMost' : 'fanclub.confirm.now')}>
            <TokenAmount value={change.charge} />
          </Fact>
          <BalanceFact balance={balance} />
        </FactList>
        {error ? (
          <Banner appearance="error" live>
            {error}
          </Banner>
        ) : null}
        {isShort ? (
          <p role="status" data-part="short" className="text-sm font-medium text-danger-text">
            {t('fanclub.confirm.short')}
          </p>
        ) : null}
        <Button
          data-part="confirm"
          data-guard="text"
          block
          size="lg"
          className={wrapButton}
          variant={isShort ? 'secondary' : 'primary'}
          loading={pending}
          onClick={isShort ? onBuyTokens : onConfirm}
        >
          {isShort
            ? t('common:buyTokens')
            : change.charge > 0
              ? t('fanclub.confirm.pay', { tokens: tokens(change.charge) })
              : t('fanclub.confirm.free')}
        </Button>
      </div>
    </Dialog>
  );
}
