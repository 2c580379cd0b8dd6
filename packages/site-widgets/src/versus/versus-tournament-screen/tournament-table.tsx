import type { VersusLeader, VersusTournament } from '@footlight/contract';
import { Avatar, Badge, cn, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { Trophy } from 'lucide-react';

export interface TournamentTableProps {
  tournament: VersusTournament;
  leaderboard: readonly VersusLeader[];
}

interface RowProps {
  leader: VersusLeader;
  won: boolean;
  /** Most tokens of a row, for the length of the bars. */
  most: number;
}

const Row = ({ leader, won, most }: RowProps) => {
  const { t } = useTexts('versus');
  const number = useNumber();
  const link = useLinkRenderer();
  return (
    <li value={leader.place} className="flex min-w-0 items-center gap-3 p-4 desktop:px-6">
      <span aria-hidden="true" className="heading w-6 shrink-0 text-xl tabular-nums">
        {number(leader.place)}
      </span>
      <Avatar
        name={leader.display_name}
        src={leader.avatar_url}
        size="lg"
        className={cn('shrink-0', leader.is_out && 'grayscale')}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className={cn('min-w-0 font-semibold wrap-anywhere', leader.is_out && 'text-text-muted')}>
            {link({
              href: `/${leader.username}`,
              className: 'hover:underline',
              children: <bdi>{leader.display_name}</bdi>,
            })}
          </span>
          {won ? (
            <Badge tone="success" icon={<Trophy />}>
              {t('table.winner')}
            </Badge>
          ) : null}
          {leader.is_out ? <Badge>{t('table.out')}</Badge> : null}
          <span className="text-sm text-text-muted tabular-nums sm:ms-auto">
            {t('table.score', { wins: number(leader.wins), tokens: number(leader.tokens) })}
          </span>
        </div>
        <span aria-hidden="true" className="h-1 overflow-hidden rounded-pill bg-surface-sunken">
          <span
            className={cn(
              'block h-full transition-[width] duration-slow ease-out',
              leader.is_out ? 'bg-border-strong' : 'bg-primary',
            )}
            style={{ width: `${most === 0 ? 0 : (leader.tokens / most) * 100}%` }}
          />
        </span>
      </div>
    </li>
  );
};

/** The table of a tournament, with the tokens of each row as a bar. */
export const TournamentTable = ({ tournament, leaderboard }: TournamentTableProps) => {
  const most = Math.max(0, ...leaderboard.map(({ tokens }) => tokens));
  return (
    <ol
      aria-label={tournament.name}
      className="grid list-none divide-y divide-border overflow-hidden rounded-xl bg-surface shadow-xs forced-colors:border"
    >
      {leaderboard.map((leader) => (
        <Row key={leader.username} leader={leader} won={leader.username === tournament.winner} most={most} />
      ))}
    </ol>
  );
};
