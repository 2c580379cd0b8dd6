import type { VersusState } from '@footlight/contract';
import { Button, Countdown, cn, IconButton, Progress, useLinkRenderer, useTexts } from '@footlight/ui';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { firstShare, useVersusNews, useVersusText } from '../../lib/versus-text.ts';
import { GiveUp } from './give-up.tsx';
import { VersusHistory } from './versus-history.tsx';
import { VersusSide } from './versus-side.tsx';

export interface VersusBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  versus: VersusState;
  /** Username of the room that is shown. */
  here: string;
  /** The platform's clock, Unix milliseconds. */
  clock: () => number;
  /** For one of the two broadcasters: gives up, or cancels the next contest. */
  onEnd?: (() => void) | undefined;
  /** Closes the result of a contest that has ended. */
  onDismiss?: (() => void) | undefined;
  pending?: boolean;
}

/** The contest of two rooms (spec 3 §3): both sides, the time that is left, who leads, and the result. */
export const VersusBar = ({
  versus,
  here,
  clock,
  onEnd,
  onDismiss,
  pending = false,
  className,
  ...rest
}: VersusBarProps) => {
  const { t } = useTexts(['versus', 'common']);
  const link = useLinkRenderer();
  const { modelList, state, winner } = versus;
  const { headline, detail } = useVersusText(versus);
  useVersusNews(versus, headline, detail);
  const [first, second] = modelList;
  if (!first || !second) return null;
  const other = first.username === here ? second : first;
  const sideOf = (side: typeof first) => (
    <VersusSide
      side={side}
      second={side === second}
      href={side.username === here ? null : `/${side.username}`}
      won={state === 'ended' && winner === side.username}
    />
  );
  return (
    <section
      {...rest}
      aria-label={t('label', { first: first.display_name, second: second.display_name })}
      data-component="versus-bar"
      data-state={state}
      className={cn(
        'flex min-w-0 flex-col gap-2 rounded-lg border border-border-strong bg-surface p-3 text-text',
        className,
      )}
    >
      {versus.tournament ? (
        <p data-part="tournament" className="text-sm text-text-muted wrap-anywhere">
          {link({
            href: `/versus-tournament/leaderboard/${versus.tournament.id}`,
            className: 'underline',
            children: t('tournament', { name: versus.tournament.name }),
          })}
        </p>
      ) : null}
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        {sideOf(first)}
        {state === 'running' ? (
          <Countdown until={versus.ends_at} clock={clock} label={t('left')} size="md" className="shrink-0" />
        ) : null}
        {sideOf(second)}
      </div>
      <div aria-hidden="true">
        <Progress data-part="share" label={first.display_name} value={firstShare(versus)} max={100} />
      </div>
      <div className="flex min-w-0 items-start gap-2">
        <p data-part="headline" className="min-w-0 flex-1 text-sm font-semibold wrap-anywhere">
          {headline}
        </p>
        {onDismiss && state === 'ended' ? (
          <IconButton label={t('common:close')} size="sm" data-part="close" onClick={onDismiss}>
            <X />
          </IconButton>
        ) : null}
      </div>
      {detail ? (
        <p data-part="detail" className="text-sm text-text-muted wrap-anywhere">
          {detail}
        </p>
      ) : null}
      {versus.restarts_at === null ? null : (
        <Countdown until={versus.restarts_at} clock={clock} label={t('next')} showLabel size="sm" />
      )}
      <VersusHistory history={versus.history} modelList={modelList} />
      {onEnd && state === 'running' ? (
        <GiveUp otherName={other.display_name} pending={pending} onGiveUp={onEnd} />
      ) : null}
      {onEnd && versus.restarts_at !== null ? (
        <Button size="sm" variant="outline" className="self-start" loading={pending} onClick={onEnd}>
          {t('cancelNext')}
        </Button>
      ) : null}
    </section>
  );
};
