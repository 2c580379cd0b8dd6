import type { VersusLeader, VersusTournament } from '@footlight/contract';
import { Avatar, Countdown, useNumber, useTexts } from '@footlight/ui';
import { Trophy } from 'lucide-react';

export interface TournamentHeadProps {
  tournament: VersusTournament;
  leaderboard: readonly VersusLeader[];
  clock: () => number;
}

/** What the tournament is and what happens now: the clock before it, the round in it, the winner after it. */
export const TournamentHead = ({ tournament, leaderboard, clock }: TournamentHeadProps) => {
  const { t } = useTexts('versus');
  const number = useNumber();
  const { name, state } = tournament;
  const winner = leaderboard.find(({ username }) => username === tournament.winner);
  return (
    <header className="footlight-glow flex flex-wrap items-end justify-between gap-x-8 gap-y-6 rounded-xl bg-media px-4 py-8 text-on-media desktop:px-6 forced-colors:border">
      <div className="flex min-w-0 flex-col gap-3">
        <Trophy aria-hidden="true" className="size-8" />
        <h1 className="heading min-w-0 text-3xl text-pretty wrap-anywhere desktop:text-display">{name}</h1>
        <p data-part="state" className="text-lg wrap-anywhere">
          {state === 'running'
            ? t('table.running', { round: number(tournament.round) })
            : state === 'ended'
              ? t('table.ended')
              : t('list.starts')}
        </p>
        {state === 'starting' ? (
          <Countdown
            until={tournament.starts_at}
            clock={clock}
            label={t('list.starts')}
            size="lg"
            className="items-start [--countdown-ending:var(--fl-on-media)] [--countdown-text:var(--fl-on-media)]"
          />
        ) : null}
      </div>
      {winner ? (
        <div className="flex min-w-0 items-center gap-4">
          <Avatar name={winner.display_name} src={winner.avatar_url} size="xl" className="shrink-0" />
          <p data-part="winner" className="heading min-w-0 text-xl wrap-anywhere">
            {t('wins', { name: winner.display_name })}
          </p>
        </div>
      ) : null}
    </header>
  );
};
