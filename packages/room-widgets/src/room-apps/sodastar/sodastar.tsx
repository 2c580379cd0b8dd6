import type { AppViews } from '@footlight/contract/room-apps';
import { TokenAmount, useNumber, useTexts } from '@footlight/ui';
import { Star } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';

export interface SodastarProps extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children'> {
  soda: AppViews['sodastar'];
}

/** The three highest tippers of this room. Token: `--app-card-radius`. */
export function Sodastar({ soda, ...rest }: SodastarProps) {
  const { t } = useTexts('room-apps');
  const number = useNumber();
  return (
    <AppCard
      {...rest}
      name="sodastar"
      data-state={soda.stars.length === 0 ? 'empty' : 'lit'}
      title={t('soda.title')}
      icon={<Star />}
    >
      {soda.stars.length === 0 ? (
        <p data-part="hint" className="text-sm text-text-muted">
          {t('soda.empty', { shown: number(soda.minimum) })}
        </p>
      ) : (
        <ol className="flex flex-col gap-1">
          {soda.stars.map(({ username, tokens }) => (
            <li key={username} data-part="star" className="flex flex-wrap items-center gap-x-2 text-sm">
              <Star aria-hidden="true" className="size-4 shrink-0 fill-current text-token-text" />
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{username}</span>
              <TokenAmount value={tokens} />
            </li>
          ))}
        </ol>
      )}
    </AppCard>
  );
}
