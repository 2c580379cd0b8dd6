import { type VersusState, versusWinner } from '@footlight/contract';
import {
  Button,
  Countdown,
  IconButton,
  Progress,
  useAnnounce,
  useLinkRenderer,
  useNumber,
  useTexts,
} from '@footlight/ui';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { GiveUp } from './give-up.tsx';
import { VersusHistory } from './versus-history.tsx';
import { VersusSide } from './versus-side.tsx';

export interface VersusBarProps {
  versus: VersusState;
  /** Username of the room that is shown. */
  here: string;
  /** The platform's clock, Unix milliseconds. */
  clock: () => number;
  /** For one of the two broadcasters: gives up, or cancels the next contest. */
  onEnd?: (() => void) | undefined;
  /** Closes the result of a contest that has ended. */
  onDismiss?: (() => void) | undefined;
  isBusy?: boolean;
}

/** The texts of a contest's state: who leads or has won, and why. */
const useVersusText = ({ state, modelList, winner, end_reason }: VersusState) => {
  const { t } = useTexts('versus');
  const number = useNumber();
  const [first, second] = modelList;
  const scores = [first?.score ?? 0, second?.score ?? 0] as const;
  const nameOf = (username: string | null) =>
    modelList.find((side) => side.username === username)?.display_name ?? '';
  const ahead = versusWinner(scores);
  if (state === 'ended') {
    const loser = modelList.find(({ username }) => username !== winner)?.display_name ?? '';
    return {
      headline: winner === null ? t('draw') : t('wins', { name: nameOf(winner) }),
      detail:
        end_reason && end_reason !== 'time' && winner !== null ? t(`end.${end_reason}`, { name: loser }) : '',
    };
  }
  const away = modelList.filter((side) => side.is_away).map((side) => t('away', { name: side.display_name }));
  return {
    headline:
      ahead === null
        ? t('level', { score: number(scores[0]) })
        : t('leads', {
            name: modelList[ahead]?.display_name ?? '',
            score: number(Math.max(...scores)),
            other: number(Math.min(...scores)),
          }),
    detail: away.join(' '),
  };
};

/** Announces who leads when that changes, and the result; not every tip. */
const useNews = (versus: VersusState, headline: string, detail: string): void => {
  const announce = useAnnounce();
  const [first, second] = versus.modelList;
  const ahead = versusWinner([first?.score ?? 0, second?.score ?? 0]);
  const news = `${versus.versus_id} ${versus.state} ${ahead} ${versus.modelList.map((side) => side.is_away)}`;
  const told = useRef(news);
  useEffect(() => {
    if (told.current === news) return;
    told.current = news;
    announce(detail ? `${headline}. ${detail}` : headline);
  }, [news, headline, detail, announce]);
};

/** The contest of two rooms (spec 3 §3): both sides, the time that is left, who leads, and the result. */
export const VersusBar = ({ versus, here, clock, onEnd, onDismiss, isBusy = false }: VersusBarProps) => {
  const { t } = useTexts(['versus', 'common']);
  const link = useLinkRenderer();
  const { modelList, state, winner } = versus;
  const { headline, detail } = useVersusText(versus);
  useNews(versus, headline, detail);
  const [first, second] = modelList;
  if (!first || !second) return null;
  const sum = first.score + second.score;
  const share = sum === 0 ? 50 : (first.score / sum) * 100;
  const other = first.username === here ? second : first;
  const sideOf = (side: typeof first) => (
    <VersusSide
      side={side}
      isSecond={side === second}
      href={side.username === here ? null : `/${side.username}`}
      isWinner={state === 'ended' && winner === side.username}
    />
  );
  return (
    <section
      aria-label={t('label', { first: first.display_name, second: second.display_name })}
      data-component="versus-bar"
      data-state={state}
      className="flex min-w-0 flex-col gap-2 rounded-lg border border-border-strong bg-surface p-3 text-text"
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
        <Progress data-part="share" label={first.display_name} value={share} max={100} />
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
        <GiveUp otherName={other.display_name} isBusy={isBusy} onGiveUp={onEnd} />
      ) : null}
      {onEnd && versus.restarts_at !== null ? (
        <Button size="sm" variant="outline" className="self-start" loading={isBusy} onClick={onEnd}>
          {t('cancelNext')}
        </Button>
      ) : null}
    </section>
  );
};
