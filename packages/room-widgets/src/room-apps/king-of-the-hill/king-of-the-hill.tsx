import type { AppViews } from '@footlight/contract/room-apps';
import { TokenAmount, useNumber, useTexts } from '@footlight/ui';
import { Crown } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';

export interface KingOfTheHillProps
  extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children'> {
  king: AppViews['king_of_the_hill'];
}

/** The highest tipper, and the tip that takes the throne (spec 3: username, tip). Token: `--app-card-radius`. */
export function KingOfTheHill({ king, ...rest }: KingOfTheHillProps) {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  return (
    <AppCard
      {...rest}
      name="king-of-the-hill"
      data-state={king.username === null ? 'empty' : 'taken'}
      title={t('king.title')}
      icon={<Crown />}
      aside={king.username === null ? null : <TokenAmount value={king.tip} />}
    >
      <p data-part="king" role="status" className="text-lg font-semibold wrap-anywhere">
        {king.username ?? t('king.empty')}
      </p>
      <p data-part="hint" className="text-sm text-text-muted">
        {king.username === null
          ? t('king.first', { shown: number(king.minimum) })
          : t('king.next', { shown: number(king.tip) })}
      </p>
    </AppCard>
  );
}
