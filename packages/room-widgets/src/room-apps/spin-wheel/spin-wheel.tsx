import type { AppViews } from '@footlight/contract/room-apps';
import { useNumber, useTexts, useWheelTurning, Wheel, wheelTurn } from '@footlight/ui';
import { LoaderPinwheel } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';
import { PlayAction, type PlayProps } from '../../lib/play-action.tsx';
import { PrizeList } from '../../lib/prize-list.tsx';
import { usePlayText } from '../../lib/use-play-text.ts';

export interface SpinWheelProps
  extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children' | 'onPlay'>,
    PlayProps {
  game: AppViews['spin_wheel'];
}

/**
 * The wheel of a room. The platform draws the prize before the wheel turns, so all viewers see it stop at the same
 * place. With reduced motion the result shows at once. Token: `--app-card-radius`.
 */
export function SpinWheel({
  game,
  balance,
  canPlay,
  pending = false,
  onPlay,
  onBuyTokens,
  ...rest
}: SpinWheelProps) {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  const say = usePlayText(game.prizes);
  const latest = game.plays.at(-1);
  const isTurning = useWheelTurning(latest?.id);
  const state = isTurning ? t('wheel.turning') : latest ? say(latest) : null;
  return (
    <AppCard
      {...rest}
      name="spin-wheel"
      data-state={isTurning ? 'turning' : 'still'}
      data-prize={latest && !isTurning ? latest.prize : undefined}
      title={t('wheel.title')}
      icon={<LoaderPinwheel />}
    >
      <div className="@container">
        <div className="grid items-center gap-x-6 gap-y-3 @lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-3">
            <Wheel
              segments={game.prizes.length}
              turn={latest ? wheelTurn(game.prizes.length, latest.prize, game.count) : 0}
              turning={isTurning}
            />
            <p
              data-part="result"
              role="status"
              className="text-center font-semibold wrap-anywhere empty:absolute"
            >
              {state}
            </p>
          </div>
          <div className="flex min-w-0 flex-col gap-3">
            <PrizeList prizes={game.prizes} numbered proof={game.proof} />
            <PlayAction
              price={game.price}
              label={t('wheel.spin', { shown: number(game.price) })}
              balance={balance}
              canPlay={canPlay}
              pending={pending || isTurning}
              onPlay={onPlay}
              onBuyTokens={onBuyTokens}
            />
          </div>
        </div>
      </div>
    </AppCard>
  );
}
