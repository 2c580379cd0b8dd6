import { MAX_TIP } from '@footlight/contract';
import { Button, IconButton, NumberInput, useLinkRenderer, useTexts } from '@footlight/ui';
import { EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export interface FeedActionsProps {
  username: string;
  displayName: string;
  /** Null while unknown, and for a broadcaster who takes no followers. */
  following: boolean | null;
  onFollow(follow: boolean): void;
  /** Null if this visitor cannot tip here. */
  tip: {
    amount: number | null;
    onAmountChange(amount: number | null): void;
    onTip(): void;
    pending: boolean;
    /** Asks before a tip above this many tokens; null never asks. */
    confirmAbove: number | null;
    /** The question before such a tip. */
    confirm(question: { amount: number; onYes(): void; onNo(): void }): ReactNode;
  } | null;
  onHide(): void;
}

/** What a viewer does with the broadcaster who is on. */
export const FeedActions = (props: FeedActionsProps) => {
  const { t } = useTexts('content');
  const link = useLinkRenderer();
  const { tip, following } = props;
  const [isAsking, setAsking] = useState(false);
  const isAmountRight = tip?.amount != null && tip.amount >= 1 && tip.amount <= MAX_TIP;
  return (
    <div className="flex flex-wrap items-center gap-2" data-guard="surface">
      <Button asChild className="flex-1">
        {link({ href: `/${props.username}`, children: t('feed.enter') })}
      </Button>
      {following === null ? null : (
        <Button variant="outline" onClick={() => props.onFollow(!following)}>
          {t(following ? 'feed.unfollow' : 'feed.follow')}
        </Button>
      )}
      {tip ? (
        <form
          className="flex max-w-full flex-wrap items-center gap-2 order-last w-full"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isAmountRight) return;
            if (tip.confirmAbove !== null && (tip.amount ?? 0) > tip.confirmAbove) setAsking(true);
            else tip.onTip();
          }}
        >
          <NumberInput
            aria-label={t('feed.amount')}
            className="w-24 flex-1"
            min={1}
            max={MAX_TIP}
            step={5}
            value={tip.amount}
            onValueChange={(amount) => {
              setAsking(false);
              tip.onAmountChange(amount);
            }}
          />
          <Button type="submit" variant="outline" loading={tip.pending} disabled={!isAmountRight}>
            {t('feed.tip')}
          </Button>
        </form>
      ) : null}
      <IconButton label={t('feed.hide', { name: props.displayName })} onClick={props.onHide}>
        <EyeOff aria-hidden="true" />
      </IconButton>
      {isAsking && tip?.amount
        ? tip.confirm({
            amount: tip.amount,
            onYes: () => {
              setAsking(false);
              tip.onTip();
            },
            onNo: () => setAsking(false),
          })
        : null}
    </div>
  );
};
