import {
  type PromoWheelView,
  type WaitingBonus,
  WHEEL_PURCHASE_TOKENS,
  type WheelPrize,
  type WheelSpin,
} from '@footlight/contract';
import {
  Banner,
  Button,
  cn,
  useFocusAfter,
  useNumber,
  useTexts,
  useWheelTurning,
  Wheel,
  wheelTurn,
} from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useDay } from '../../lib/use-day.ts';
import { WheelOdds } from './wheel-odds.tsx';

export interface PromoWheelProps extends Omit<ComponentProps<'div'>, 'children'> {
  wheel: PromoWheelView;
  /** The last spin on this page; null before the first. */
  latest: WheelSpin | null;
  /** Number of spins on this page. */
  count: number;
  /** A won bonus that applies to a later purchase. */
  bonus: WaitingBonus | null;
  /** The platform is drawing. */
  pending: boolean;
  /** Translated. */
  error: ReactNode;
  onSpin: () => void;
  onBuyTokens: () => void;
}

/**
 * A wheel of this account (spec 1 §2). The platform draws and credits the prize before the wheel turns. With reduced
 * motion the result appears at once; screen readers announce it when the wheel stops.
 */
export function PromoWheel({
  wheel,
  latest,
  count,
  bonus,
  pending,
  error,
  onSpin,
  onBuyTokens,
  className,
  ...rest
}: PromoWheelProps) {
  const { t } = useTexts(['promos', 'ui', 'common']);
  const number = useNumber();
  const percent = useNumber({ style: 'percent' });
  const day = useDay();
  const { mark, target } = useFocusAfter();
  const { prizes, spins } = wheel;
  const isTurning = useWheelTurning(latest?.id);

  const tokens = (amount: number) => t('ui:tokens', { count: amount, shown: number(amount) });
  const wonText = (prize: WheelPrize) =>
    prize.kind === 'tokens'
      ? t('wheel.won', { tokens: tokens(prize.tokens) })
      : t('wheel.wonBonus', { percent: percent(prize.percent / 100) });
  const won = latest ? prizes[latest.prize] : undefined;
  const isSpent = spins === 0 && !isTurning && !pending;
  const action = !isSpent ? 'spin' : wheel.name === 'promo' ? 'buy' : 'none';
  return (
    <div
      {...rest}
      data-component="promo-wheel"
      data-variant={wheel.name}
      data-state={isTurning ? 'turning' : 'still'}
      data-prize={latest && !isTurning ? latest.prize : undefined}
      className={cn('@container flex min-w-0 flex-col gap-4', className)}
    >
      <p className="text-text-muted wrap-anywhere">
        {wheel.name === 'promo'
          ? t('wheel.promoText', { tokens: tokens(WHEEL_PURCHASE_TOKENS) })
          : t('wheel.vaultText')}
      </p>
      <div className="grid items-center gap-x-6 gap-y-4 @lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-3">
          <Wheel
            segments={prizes.length}
            turn={latest ? wheelTurn(prizes.length, latest.prize, count) : 0}
            turning={isTurning}
          />
          <p
            data-part="result"
            role="status"
            className="text-center font-semibold wrap-anywhere empty:absolute"
          >
            {isTurning ? t('wheel.turning') : won ? wonText(won) : null}
          </p>
        </div>
        <WheelOdds prizes={prizes} proof={wheel.proof} drawn={isTurning ? null : latest} />
      </div>
      {bonus && !isTurning ? (
        <p data-part="bonus" className="font-semibold wrap-anywhere">
          {t('wheel.waiting', { percent: percent(bonus.percent / 100), date: day(bonus.expires_at) })}
        </p>
      ) : null}
      {error ? (
        <Banner appearance="error" live>
          {error}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={target} tabIndex={-1} data-part="spins" className="text-text-muted wrap-anywhere">
          {spins === 0 && wheel.next_spin_at
            ? t('wheel.nextDay', { date: day(wheel.next_spin_at) })
            : t('wheel.spins', { count: spins, shown: number(spins) })}
        </p>
        <Button
          // Another action is another button: a second press of the last spin must not open a purchase.
          key={action}
          data-part="spin"
          size="lg"
          loading={pending || isTurning}
          disabled={action === 'none'}
          onClick={action === 'buy' ? onBuyTokens : mark(onSpin)}
        >
          {action === 'buy' ? t('common:buyTokens') : t('wheel.spin')}
        </Button>
      </div>
    </div>
  );
}
