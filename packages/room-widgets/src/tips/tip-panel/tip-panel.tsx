import { DEFAULT_TIP } from '@footlight/contract';
import { Banner, cn, TokenAmount, useTexts } from '@footlight/ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { TipAction } from './tip-action.tsx';
import { parseAmount, type TipDraft } from './tip-amount.ts';
import { TipAmounts } from './tip-amounts.tsx';
import { TipBar } from './tip-bar.tsx';
import { TipConfirm } from './tip-confirm.tsx';
import { TipFields } from './tip-fields.tsx';

/** Why this viewer cannot tip here now. */
export type TipBlockedReason = 'country' | 'streamer' | 'offline';

export interface TipPanelProps extends TipDraft, Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  broadcasterName: string;
  /** `bar` is one row; amount, comment and options open above it. Default: `panel`, which shows everything. */
  layout?: 'panel' | 'bar';
  /** Settled balance; null while unknown. */
  balance: number | null;
  /** Undefined until it is known: the button is disabled until then. */
  loggedIn: boolean | undefined;
  /** False disables the button, for instance until the room is loaded. */
  canTip: boolean;
  /** Replaces the fields with the reason. */
  blockedReason?: TipBlockedReason;
  /** Tips above this many tokens need confirmation; the viewer's own setting. Null never asks. */
  confirmAbove?: number | null;
  /** Choices that the room's apps add above the fields. */
  options?: ReactNode;
  /** The smallest tip in whole tokens, at least 1. Default: 1. */
  min?: number;
  /** Suggested amounts in tokens; invalid ones are left out. */
  amounts?: readonly number[];
  state: 'idle' | 'sending';
  /** Translated: why the last tip failed. */
  error: { message: ReactNode } | null;
  /** Gets a whole amount from `min` to 100,000 that the balance covers, if it is known, and the trimmed comment. */
  onTip: (tip: { amount: number; comment: string }) => void;
  onBuyTokens: () => void;
  onAskSignUp: () => void;
  /** The parent keeps the draft, so that it survives a login or a purchase. */
  onDraftChange: (draft: TipDraft) => void;
}

/** The initial draft, with the default amount (spec 2 §9). */
export const emptyTipDraft: TipDraft = { amount: DEFAULT_TIP, comment: '' };

const suggested: readonly number[] = [10, DEFAULT_TIP, 50, 100, 250, 500];

const Closed = ({ name, reason }: { name: string; reason: TipBlockedReason }) => {
  const { t } = useTexts('room');
  return (
    <Banner appearance="info" title={t('tip.blocked.title')}>
      {t(`tip.blocked.${reason}`, { name })}
    </Banner>
  );
};

/** With large text on a phone the bar keeps to one row; the header shows the balance, too. */
const NARROW_BAR = '@max-[15rem]:sr-only';

/**
 * Tips the broadcaster (spec 1 §5, spec 2 §9). The button names the amount and is disabled without one. If the balance
 * does not cover it, the button becomes "Buy tokens" and the draft stays.
 */
export function TipPanel({
  broadcasterName,
  layout = 'panel',
  balance: given,
  loggedIn,
  canTip,
  blockedReason,
  min = 1,
  amounts = suggested,
  confirmAbove = null,
  options,
  state,
  error,
  onTip,
  onBuyTokens,
  onAskSignUp,
  amount,
  comment,
  onDraftChange,
  className,
  ...rest
}: TipPanelProps) {
  const { t } = useTexts(['room', 'common']);
  const isBar = layout === 'bar';
  const value = parseAmount(amount, min);
  const balance = given !== null && Number.isFinite(given) ? Math.trunc(given) : null;
  const isShort = loggedIn && value !== null && balance !== null && value > balance;

  const [isAsking, setIsAsking] = useState(false);
  const isAsked = isAsking && value !== null && confirmAbove !== null && value > confirmAbove;

  const give = (tokens: number) => {
    setIsAsking(false);
    onTip({ amount: tokens, comment: comment.trim() });
  };

  const submit = () => {
    if (!canTip || loggedIn === undefined || blockedReason || state === 'sending' || value === null) return;
    if (!loggedIn) onAskSignUp();
    else if (isShort) onBuyTokens();
    else if (confirmAbove !== null && value > confirmAbove) setIsAsking(true);
    else give(value);
  };

  const shownBalance =
    loggedIn && balance !== null ? (
      <p
        data-part="balance"
        data-guard="inline"
        className={cn('shrink-0 text-sm text-text-muted', isBar && NARROW_BAR)}
      >
        <span className={cn(isBar && 'sr-only')}>{t('common:balance')} </span>
        <TokenAmount value={balance} className={cn('text-text', isShort && 'text-danger-text')} />
      </p>
    ) : null;
  const quick = (
    <TipAmounts
      amounts={amounts}
      min={min}
      value={value}
      row={isBar}
      onChoose={(each) => onDraftChange({ amount: each, comment })}
    />
  );
  const fields = (
    <>
      {options}
      <TipFields amount={amount} comment={comment} min={min} onDraftChange={onDraftChange} />
    </>
  );
  const notices = (
    <>
      {error ? (
        <Banner appearance="error" live>
          {error.message}
        </Banner>
      ) : null}
      {isAsked ? (
        <TipConfirm amount={value} onYes={() => give(value)} onNo={() => setIsAsking(false)} />
      ) : null}
    </>
  );
  const action = (
    <TipAction
      amount={value}
      missing={isShort ? value - (balance ?? 0) : 0}
      loggedIn={loggedIn}
      closed={!canTip || loggedIn === undefined}
      pending={state === 'sending'}
      compact={isBar}
    />
  );

  return (
    <form
      aria-label={t('tip.title', { name: broadcasterName })}
      {...rest}
      data-component="tip-panel"
      data-state={blockedReason ? 'closed' : state}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className={cn('@container flex min-w-0 flex-col', isBar ? 'gap-3' : 'gap-4', className)}
    >
      {isBar ? null : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 data-part="title" className="heading min-w-0 text-lg wrap-anywhere">
            {t('tip.title', { name: broadcasterName })}
          </h2>
          {shownBalance}
        </div>
      )}
      {blockedReason ? (
        <Closed name={broadcasterName} reason={blockedReason} />
      ) : isBar ? (
        <TipBar
          balance={shownBalance}
          amounts={quick}
          more={fields}
          notices={notices}
          action={action}
          defaultOpen={comment !== ''}
        />
      ) : (
        <>
          {quick}
          {fields}
          {notices}
          {action}
        </>
      )}
    </form>
  );
}
