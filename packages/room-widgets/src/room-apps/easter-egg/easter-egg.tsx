import type { AppViews } from '@footlight/contract/room-apps';
import { useNumber, useTexts } from '@footlight/ui';
import { Egg } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';

export interface EasterEggProps extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children'> {
  egg: AppViews['easter_egg'];
}

/** A secret tip amount that plays a sound in the room. The amount is never shown. Token: `--app-card-radius`. */
export function EasterEgg({ egg, ...rest }: EasterEggProps) {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  return (
    <AppCard
      {...rest}
      name="easter-egg"
      data-state={egg.found > 0 ? 'found' : 'hidden'}
      title={t('egg.title')}
      icon={<Egg />}
    >
      <p data-part="hint" className="text-sm text-text-muted">
        {t('egg.hint')}
      </p>
      <p data-part="state" role="status" className="text-sm font-semibold wrap-anywhere">
        {t('egg.found', { shown: number(egg.found) })}
        {egg.last_by ? ` · ${t('egg.last', { name: egg.last_by })}` : ''}
      </p>
    </AppCard>
  );
}
