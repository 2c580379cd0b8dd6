import type { VersusLeader, VersusTournament } from '@footlight/contract';
import { buttonClass, EmptyState, useLinkRenderer, useTexts } from '@footlight/ui';
import { Trophy } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';
import { TournamentHead } from './tournament-head.tsx';
import { TournamentTable } from './tournament-table.tsx';

export interface VersusTournamentScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while it loads; without a tournament before the first one. */
  table: { tournament: VersusTournament | null; leaderboard: readonly VersusLeader[] } | undefined;
  /** The platform's clock, Unix milliseconds. */
  clock: () => number;
  /** Address of the running contests. */
  contestsHref: string;
  error: ReactNode;
  onRetry(): void;
}

/** A versus tournament: what happens now, then its table with wins first and the tokens of its contests. */
export const VersusTournamentScreen = ({
  table,
  clock,
  contestsHref,
  error,
  onRetry,
  ...rest
}: VersusTournamentScreenProps) => {
  const { t } = useTexts('versus');
  const link = useLinkRenderer();
  const tournament = table?.tournament;
  return (
    <ContentFrame
      {...rest}
      name="versus-tournament-screen"
      title={tournament?.name ?? t('table.title')}
      breadcrumbs={[
        { label: t('own.title'), href: contestsHref },
        { label: tournament?.name ?? t('table.title'), href: '' },
      ]}
      head={
        table && tournament ? (
          <TournamentHead tournament={tournament} leaderboard={table.leaderboard} clock={clock} />
        ) : undefined
      }
      wide
      loading={table === undefined}
      error={error}
      onRetry={onRetry}
    >
      {table && tournament ? (
        <>
          <TournamentTable tournament={tournament} leaderboard={table.leaderboard} />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-[70ch] text-sm text-text-muted text-pretty">{t('table.rules')}</p>
            {link({
              href: contestsHref,
              className: buttonClass({ variant: 'outline' }),
              children: t('table.contests'),
            })}
          </div>
        </>
      ) : (
        <EmptyState icon={<Trophy />} title={t('table.none')} action={<LiveNowLink />} headingLevel={2} />
      )}
    </ContentFrame>
  );
};
