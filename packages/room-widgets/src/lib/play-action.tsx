import { Button, TokenIcon, useTexts } from '@footlight/ui';

export interface PlayProps {
  /** The viewer's tokens; null for guests and while unknown. */
  balance: number | null;
  /** False if this viewer cannot play, for example the broadcaster. */
  canPlay: boolean;
  pending?: boolean;
  onPlay: () => void;
  onBuyTokens: () => void;
}

/** The play button of a game; its label names the price. With too few tokens it becomes "Buy tokens". */
export const PlayAction = ({
  price,
  label,
  balance,
  canPlay,
  pending = false,
  onPlay,
  onBuyTokens,
}: PlayProps & { price: number; label: string }) => {
  const { t } = useTexts(['room-apps', 'common']);
  if (!canPlay) return null;
  const isShort = balance !== null && balance < price;
  return (
    <div data-part="action" data-guard="inline" className="flex min-w-0 flex-col gap-2">
      {isShort ? (
        <p role="status" className="text-sm font-medium text-danger-text">
          {t('play.short')}
        </p>
      ) : null}
      <Button
        block
        variant={isShort ? 'secondary' : 'primary'}
        loading={pending}
        {...(isShort ? {} : { iconStart: <TokenIcon /> })}
        onClick={isShort ? onBuyTokens : onPlay}
      >
        {isShort ? t('common:buyTokens') : label}
      </Button>
    </div>
  );
};
