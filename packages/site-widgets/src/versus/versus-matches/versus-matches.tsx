import type { VersusContest, VersusMatch } from '@footlight/contract';
import { Avatar, Countdown, cn, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import { Trophy } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface VersusMatchesProps extends Omit<ComponentProps<'div'>, 'children' | 'results'> {
  /** Soonest first. */
  next: readonly VersusMatch[];
  /** Newest first. */
  results: readonly VersusContest[];
  /** The platform's clock, Unix milliseconds. */
  clock: () => number;
}

interface ColumnProps {
  title: string;
  /** Without a second column the matches are side by side. */
  alone: boolean;
  children: ReactNode;
}

const Column = ({ title, alone, children }: ColumnProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn('flex min-w-0 flex-col gap-3', alone && 'desktop:col-span-2')}
    >
      <h2 id={id} className="heading text-xl wrap-anywhere">
        {title}
      </h2>
      <ul
        aria-labelledby={id}
        className={cn(
          'grid divide-y divide-border overflow-hidden rounded-lg bg-surface shadow-xs forced-colors:border',
          alone && 'desktop:auto-cols-fr desktop:grid-flow-col desktop:divide-x desktop:divide-y-0',
        )}
      >
        {children}
      </ul>
    </section>
  );
};

interface PersonProps {
  side: VersusMatch['modelList'][number];
  won?: boolean;
  score?: number;
}

const Person = ({ side, won = false, score }: PersonProps) => {
  const { t } = useTexts('versus');
  const number = useNumber();
  const link = useLinkRenderer();
  return (
    <p className={cn('flex min-w-0 items-center gap-2', won && 'font-semibold')}>
      <Avatar name={side.display_name} src={side.avatar_url} size="xs" className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {link({
          href: `/${side.username}`,
          className: 'hover:underline',
          children: <bdi>{side.display_name}</bdi>,
        })}
      </span>
      {won ? (
        <>
          <Trophy aria-hidden="true" className="size-4 shrink-0 text-success-text" />
          <span className="sr-only">{t('table.winner')}</span>
        </>
      ) : null}
      {score === undefined ? null : (
        <span data-part="score" className="ms-auto shrink-0">
          <span aria-hidden="true" className="numeric">
            {number(score)}
          </span>
          <span className="sr-only">{t('tokens', { count: score, shown: number(score) })}</span>
        </span>
      )}
    </p>
  );
};

const Tournament = ({ of }: { of: VersusMatch['tournament'] }) => {
  const { t } = useTexts('versus');
  const link = useLinkRenderer();
  return of
    ? link({
        href: `/versus-tournament/leaderboard/${of.id}`,
        className: 'text-sm text-text-muted underline wrap-anywhere',
        children: t('tournament', { name: of.name }),
      })
    : null;
};

/** What comes next, and how the last contests ended. Shows only the parts that exist. */
export const VersusMatches = ({ next, results, clock, className, ...rest }: VersusMatchesProps) => {
  const { t } = useTexts('versus');
  if (next.length === 0 && results.length === 0) return null;
  return (
    <div
      {...rest}
      data-component="versus-matches"
      className={cn('grid gap-8 desktop:grid-cols-2 desktop:gap-6', className)}
    >
      {next.length > 0 ? (
        <Column title={t('list.upcoming')} alone={results.length === 0}>
          {next.map((match) => (
            <li
              key={match.modelList.map(({ username }) => username).join()}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3"
            >
              <div className="flex min-w-0 flex-1 basis-40 flex-col gap-2">
                {match.modelList.map((side) => (
                  <Person key={side.username} side={side} />
                ))}
                <Tournament of={match.tournament} />
              </div>
              <div className="flex flex-col items-end gap-0.5">
                {match.tournament ? null : (
                  <span className="text-sm text-text-muted">{t('list.rematch')}</span>
                )}
                <Countdown
                  until={match.starts_at}
                  clock={clock}
                  label={t('list.starts')}
                  showLabel
                  size="sm"
                />
              </div>
            </li>
          ))}
        </Column>
      ) : null}
      {results.length > 0 ? (
        <Column title={t('list.results')} alone={next.length === 0}>
          {results.map((contest) => (
            <li key={contest.versus_id} className="flex flex-col gap-2 px-4 py-3">
              {contest.modelList.map((side) => (
                <Person
                  key={side.username}
                  side={side}
                  score={side.score}
                  won={side.username === contest.winner}
                />
              ))}
              {contest.winner === null ? <span className="text-sm text-text-muted">{t('draw')}</span> : null}
              <Tournament of={contest.tournament} />
            </li>
          ))}
        </Column>
      ) : null}
    </div>
  );
};
