import type { VersusContests } from '@footlight/contract';
import { cn, EmptyState, Skeleton, useTexts } from '@footlight/ui';
import { Swords } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FailedList } from '../../lib/failed-list.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';
import { VersusDuel, type VersusDuelProps, type VersusTips } from '../versus-duel/versus-duel.tsx';
import { VersusMatches } from '../versus-matches/versus-matches.tsx';

export interface VersusScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Undefined while it loads. */
  list: VersusContests | undefined;
  /** The platform's clock, Unix milliseconds. */
  clock: () => number;
  /** Null for visitors who cannot tip. */
  tips?: VersusTips | null;
  livePicture?: VersusDuelProps['livePicture'];
  error: ReactNode;
  onRetry(): void;
}

/** The contests of a section: in pairs, with an odd one large above them, then upcoming and past ones. */
export const VersusScreen = ({
  list,
  clock,
  tips = null,
  livePicture,
  error,
  onRetry,
  className,
  ...rest
}: VersusScreenProps) => {
  const { t } = useTexts(['versus', 'common']);
  if (error && !list) return <FailedList error={error} onRetry={onRetry} />;
  if (!list)
    return (
      <div {...rest} aria-busy="true" className={cn('flex flex-col gap-4', className)}>
        <span className="sr-only">{t('common:loading')}</span>
        <Skeleton className="aspect-square h-auto rounded-xl sm:aspect-8/3" />
      </div>
    );
  return (
    <div {...rest} data-component="versus-screen" className={cn('flex flex-col gap-10', className)}>
      {list.contests.length > 0 ? (
        <div className="grid items-start gap-6 desktop:grid-cols-2">
          {list.contests.map((contest, index) => (
            <div
              key={contest.versus_id}
              // An odd one out takes the whole width, at the top.
              className={index === 0 && list.contests.length % 2 === 1 ? 'desktop:col-span-2' : ''}
            >
              <VersusDuel
                contest={contest}
                clock={clock}
                eager={index === 0}
                tips={tips}
                livePicture={livePicture}
              />
            </div>
          ))}
        </div>
      ) : (
        <EmptyState
          icon={<Swords />}
          title={t('list.none')}
          headingLevel={2}
          action={list.next.length > 0 ? undefined : <LiveNowLink />}
        >
          {t('list.noneHint')}
        </EmptyState>
      )}
      <VersusMatches next={list.next} results={list.results} clock={clock} />
    </div>
  );
};
