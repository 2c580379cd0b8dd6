import type { AppViews } from '@footlight/contract/room-apps';
import { useNumber, useTexts } from '@footlight/ui';
import { Rocket } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';

export interface RocketmanProps extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children'> {
  rocket: AppViews['rocketman'];
}

/** Tips fuel a rocket, which takes off when the tank is full. Token: `--app-card-radius`. */
export function Rocketman({ rocket, ...rest }: RocketmanProps) {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  const share = Math.min(1, rocket.filled / Math.max(1, rocket.fuel));
  return (
    <AppCard
      {...rest}
      name="rocketman"
      data-state={rocket.flights > 0 ? 'flown' : 'waiting'}
      title={t('rocket.title')}
      icon={<Rocket />}
      aside={
        <span className="text-sm text-text-muted">
          {t('rocket.flights', { shown: number(rocket.flights) })}
        </span>
      }
    >
      <div
        role="img"
        data-part="sky"
        aria-label={t('rocket.fuel', { filled: number(rocket.filled), all: number(rocket.fuel) })}
        className="relative h-28 overflow-hidden rounded-md bg-surface-sunken"
      >
        {/* Remounted with each flight, so that the next tank starts from the ground. */}
        <div
          key={rocket.flights}
          className="absolute start-1/2 bottom-0 text-primary-text transition-transform duration-slow"
          style={{ transform: `translate(-50%, ${-share * 72}px)` }}
        >
          <Rocket aria-hidden="true" className="size-9 -rotate-45" />
        </div>
        <div
          className="footlight absolute inset-x-0 bottom-0 h-1 origin-left rtl:origin-right"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p data-part="state" className="text-sm text-text-muted wrap-anywhere">
        {t('rocket.fuel', { filled: number(rocket.filled), all: number(rocket.fuel) })}
        {rocket.last_by ? ` · ${t('rocket.last', { name: rocket.last_by })}` : ''}
      </p>
    </AppCard>
  );
}
