import type { VersusContest } from '@footlight/contract';
import { Button, buttonClass, Countdown, cn, useLinkRenderer, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps, ReactNode } from 'react';
import { firstShare, useVersusNews, useVersusText } from '../../lib/versus-text.ts';
import { DuelSide } from './duel-side.tsx';

/** Tips that a viewer gives from the contest itself. */
export interface VersusTips {
  /** Tokens of one tip. */
  amount: number;
  /** Whose tip is being sent. */
  pending: string | null;
  onTip(username: string): void;
}

export interface VersusDuelProps extends Omit<ComponentProps<'section'>, 'children'> {
  contest: VersusContest;
  /** The platform's clock, Unix milliseconds. */
  clock: () => number;
  /** Loads the pictures first: for the first contest of a page. */
  eager?: boolean;
  /** Null for visitors who cannot tip. */
  tips?: VersusTips | null;
  /** The moving picture of a room, over the still of its side; while the contest runs. */
  livePicture?: ((username: string) => ReactNode) | undefined;
}

/** A contest as a duel: two pictures, the clock between them, and one bar that the tips move. */
export const VersusDuel = ({
  contest,
  clock,
  eager = false,
  tips = null,
  livePicture,
  className,
  ...rest
}: VersusDuelProps) => {
  const { t } = useTexts('versus');
  const number = useNumber();
  const link = useLinkRenderer();
  const { headline, detail } = useVersusText(contest);
  useVersusNews(contest, headline, detail);
  const { modelList, state, winner, tournament } = contest;
  const [first, second] = modelList;
  if (!first || !second) return null;
  const share = firstShare(contest);
  const sideOf = (side: typeof first) => (
    <DuelSide
      side={side}
      second={side === second}
      state={state === 'running' || winner === null ? 'even' : winner === side.username ? 'won' : 'lost'}
      eager={eager}
      live={state === 'running' && !side.is_away ? livePicture?.(side.username) : null}
    />
  );
  const shape =
    'h-auto min-h-11 w-full min-w-0 whitespace-normal wrap-anywhere py-1.5 text-center [&_[data-part=label]]:whitespace-normal [&_[data-part=label]]:overflow-visible';
  const actionOf = ({ username, display_name: name }: typeof first) =>
    tips && state === 'running' ? (
      // Equal choices: neither is the solid action.
      <Button
        variant="outline"
        className={shape}
        loading={tips.pending === username}
        disabled={tips.pending !== null}
        onClick={() => tips.onTip(username)}
      >
        {t('list.tip', { name, shown: number(tips.amount) })}
      </Button>
    ) : (
      link({
        href: `/${username}`,
        className: cn(buttonClass({ variant: 'outline' }), shape),
        children: t('list.watch', { name }),
      })
    );
  return (
    <section
      {...rest}
      aria-label={t('label', { first: first.display_name, second: second.display_name })}
      data-component="versus-duel"
      data-state={state}
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-xl bg-surface text-text shadow-sm forced-colors:border',
        className,
      )}
    >
      <div className="relative grid grid-cols-2 gap-0.5">
        {sideOf(first)}
        {sideOf(second)}
        <div className="pointer-events-none absolute inset-0 grid place-items-center">
          <div
            data-part="clock"
            className="rounded-pill bg-media px-4 py-1.5 text-on-media shadow-md [--countdown-ending:var(--fl-on-media)] [--countdown-text:var(--fl-on-media)] forced-colors:border"
          >
            {state === 'running' ? (
              <Countdown
                until={contest.ends_at}
                clock={clock}
                label={t('left')}
                className="[&>[data-part=time]]:text-2xl [&>[data-part=time]]:font-bold"
              />
            ) : (
              <span className="font-semibold">{t('list.result')}</span>
            )}
          </div>
        </div>
      </div>
      <div aria-hidden="true" data-part="bar" className="flex h-3 gap-0.5 bg-surface forced-colors:border-y">
        <span
          className="min-w-1 bg-primary transition-[width] duration-slow ease-out forced-colors:bg-[Highlight]"
          style={{ width: `${share}%` }}
        />
        <span className="min-w-1 flex-1 bg-info forced-colors:bg-[GrayText]" />
      </div>
      <div className="flex min-w-0 flex-col gap-3 p-3 sm:p-4 desktop:px-6">
        <div className="flex min-w-0 flex-col gap-1 text-center">
          <p data-part="headline" className="text-lg font-semibold wrap-anywhere">
            {headline}
          </p>
          {detail ? (
            <p data-part="detail" className="text-sm wrap-anywhere">
              {detail}
            </p>
          ) : null}
          {tournament ? (
            <p data-part="tournament" className="text-sm wrap-anywhere">
              {link({
                href: `/versus-tournament/leaderboard/${tournament.id}`,
                className: 'underline',
                children: t('tournament', { name: tournament.name }),
              })}
            </p>
          ) : null}
        </div>
        <div className="grid grid-cols-2 gap-3">
          {actionOf(first)}
          {actionOf(second)}
        </div>
      </div>
    </section>
  );
};
