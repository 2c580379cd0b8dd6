import type { VersusLeader, VersusTournament } from '@footlight/contract';
import { Avatar, Badge, EmptyState, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { Trophy } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ContentFrame } from '../../lib/content-frame.tsx';
import { LiveNowLink } from '../../lib/live-now-link.tsx';

export interface VersusTournamentScreenProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Undefined while it loads; without a tournament before the first one. */
  table: { tournament: VersusTournament | null; leaderboard: readonly VersusLeader[] } | undefined;
  error: ReactNode;
  onRetry(): void;
}

const Row = ({ leader, won }: { leader: VersusLeader; won: boolean }) => {
  const { t } = useTexts('versus');
  const number = useNumber();
  const link = useLinkRenderer();
  return (
    <li
      value={leader.place}
      className="flex min-w-0 flex-wrap items-center gap-3 rounded-lg border border-border bg-surface p-3"
    >
      <span aria-hidden="true" className="shrink-0 font-semibold tabular-nums">
        {number(leader.place)}
      </span>
      <Avatar name={leader.display_name} src={leader.avatar_url} size="sm" />
      <span className="flex min-w-0 flex-1 basis-40 flex-col">
        {link({
          href: `/${leader.username}`,
          className: 'font-semibold wrap-anywhere hover:underline',
          children: leader.display_name,
        })}
        <span className="text-sm text-text-muted tabular-nums">
          {t('table.score', { wins: number(leader.wins), tokens: number(leader.tokens) })}
        </span>
      </span>
      {won ? <Badge tone="success">{t('table.winner')}</Badge> : null}
      {leader.is_out ? <Badge>{t('table.out')}</Badge> : null}
    </li>
  );
};

/** The table of a versus tournament: wins first, then tokens of its contests. */
export const VersusTournamentScreen = ({ table, error, onRetry, ...rest }: VersusTournamentScreenProps) => {
  const { t, language } = useTexts('versus');
  const number = useNumber();
  const tournament = table?.tournament;
  const stateText = () => {
    if (!tournament) return '';
    if (tournament.state === 'starting') {
      // The server does not know the reader's time zone.
      const when = new Intl.DateTimeFormat(language, {
        timeStyle: 'long',
        dateStyle: 'medium',
        timeZone: 'UTC',
      });
      return t('table.starting', { time: when.format(tournament.starts_at) });
    }
    return tournament.state === 'running'
      ? t('table.running', { round: number(tournament.round) })
      : t('table.ended');
  };
  return (
    <ContentFrame
      {...rest}
      name="versus-tournament-screen"
      title={tournament?.name ?? t('table.title')}
      loading={table === undefined}
      error={error}
      onRetry={onRetry}
    >
      {table && tournament ? (
        <>
          <p data-part="state">{stateText()}</p>
          <p className="text-sm text-text-muted text-pretty">{t('table.rules')}</p>
          <ol aria-label={tournament.name} className="flex list-none flex-col gap-2">
            {table.leaderboard.map((leader) => (
              <Row key={leader.username} leader={leader} won={leader.username === tournament.winner} />
            ))}
          </ol>
        </>
      ) : (
        <EmptyState icon={<Trophy />} title={t('table.none')} action={<LiveNowLink />} headingLevel={2} />
      )}
    </ContentFrame>
  );
};
