import type { AppPlay, AppViews } from '@footlight/contract/room-apps';
import { useNumber, useTexts } from '@footlight/ui';
import { SquareDashedMousePointer } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';
import { PlayAction, type PlayProps } from '../../lib/play-action.tsx';
import { PrizeList } from '../../lib/prize-list.tsx';
import { usePlayText } from '../../lib/use-play-text.ts';
import { ScratchField } from './scratch-field.tsx';

export interface ScratchOffProps
  extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children' | 'onPlay'>,
    PlayProps {
  game: AppViews['scratch_off'];
  /** The visitor's own card; null without one. Its prize is already drawn. */
  card: AppPlay | null;
  onScratched: (id: number) => void;
}

/** Scratch cards, with their prizes and chances. Token: `--app-card-radius`. */
export function ScratchOff({
  game,
  card,
  balance,
  canPlay,
  pending = false,
  onPlay,
  onScratched,
  onBuyTokens,
  ...rest
}: ScratchOffProps) {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  const say = usePlayText(game.prizes);
  // Do not reveal the own card before it is scratched.
  const others = game.plays.filter(({ id }) => id !== card?.id);
  return (
    <AppCard
      {...rest}
      name="scratch-off"
      data-state={card ? 'card' : 'idle'}
      title={t('scratch.title')}
      icon={<SquareDashedMousePointer />}
    >
      {card ? (
        <ScratchField
          key={card.id}
          label={game.prizes[card.prize]?.label ?? ''}
          onScratched={() => onScratched(card.id)}
        />
      ) : null}
      <PrizeList prizes={game.prizes} proof={game.proof} />
      {others.length > 0 ? (
        <div data-part="plays" className="text-sm text-text-muted">
          <p className="font-semibold">{t('play.latest')}</p>
          <ul>
            {others
              .slice(-5)
              .toReversed()
              .map((play) => (
                <li key={play.id} className="wrap-anywhere">
                  {say(play)}
                </li>
              ))}
          </ul>
        </div>
      ) : null}
      <PlayAction
        price={game.price}
        label={t('scratch.buy', { shown: number(game.price) })}
        balance={balance}
        canPlay={canPlay}
        pending={pending}
        onPlay={onPlay}
        onBuyTokens={onBuyTokens}
      />
    </AppCard>
  );
}
