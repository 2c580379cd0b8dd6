import type { ToyLevel } from '@footlight/contract';
import { Banner, clock, TokenAmount, useNumber, useTexts } from '@footlight/ui';
import { Activity } from 'lucide-react';
import { AppCard, type AppCardProps } from '../../lib/app-card.tsx';

export interface ToyPanelTurn {
  turn_id: number;
  username: string;
  level: number;
  seconds: number;
}

export interface ToyPanelProps extends Omit<AppCardProps, 'name' | 'title' | 'icon' | 'aside' | 'children'> {
  broadcasterName: string;
  levels: readonly ToyLevel[];
  /** Turns that tips have paid for; the first one is running. */
  turns: readonly ToyPanelTurn[];
  /** Seconds until all turns end. */
  secondsLeft: number;
  /** False if this viewer cannot tip: the levels then only show their prices. */
  canTip: boolean;
  /** Shows the notice that tips control the toy in this private show too. */
  privateNotice?: boolean;
  onPrivateNoticeRead: () => void;
  /** Fills in the tip panel; nothing is charged yet. */
  onPick: (amount: number) => void;
}

const SHOWN_TURNS = 5;

/** A toy that reacts to tips: the levels, the queue, and the remaining time. Token: `--app-card-radius`. */
export function ToyPanel({
  broadcasterName: name,
  levels,
  turns,
  secondsLeft,
  canTip,
  privateNotice = false,
  onPrivateNoticeRead,
  onPick,
  ...rest
}: ToyPanelProps) {
  const { t } = useTexts('toys');
  const number = useNumber();
  const more = turns.length - SHOWN_TURNS;
  return (
    <AppCard
      {...rest}
      name="toy-panel"
      data-state={turns.length > 0 ? 'moving' : 'still'}
      title={t('panel.title', { name })}
      icon={<Activity />}
      aside={
        turns.length > 0 ? (
          <p data-part="left" className="numeric text-sm text-text-muted">
            {t('panel.left')} <span className="font-semibold text-text">{clock(secondsLeft)}</span>
          </p>
        ) : null
      }
    >
      {privateNotice ? (
        <Banner appearance="info" live data-part="notice" onClose={onPrivateNoticeRead}>
          {t('panel.private')}
        </Banner>
      ) : null}
      <p data-part="hint" className="text-sm text-text-muted wrap-anywhere">
        {t('panel.hint')}
      </p>
      <ul className="flex flex-col gap-1">
        {levels.map(({ from, level, seconds }) => (
          <li key={from}>
            <button
              type="button"
              data-part="level"
              disabled={!canTip}
              onClick={() => onPick(from)}
              className="flex min-h-10 w-full min-w-0 flex-wrap items-center justify-between gap-x-3 rounded-md px-3 py-1.5 text-start text-sm hover:bg-surface-sunken focus-visible:outline-2 focus-visible:outline-focus disabled:hover:bg-transparent"
            >
              <span className="min-w-0 wrap-anywhere">
                {t('panel.level', { level: number(level), seconds: number(seconds) })}
              </span>
              <TokenAmount value={from} />
            </button>
          </li>
        ))}
      </ul>
      <div data-part="queue" className="text-sm">
        <p className="font-semibold">{t('panel.queue')}</p>
        {turns.length === 0 ? <p className="text-text-muted">{t('panel.empty')}</p> : null}
        <ol className="text-text-muted">
          {turns.slice(0, SHOWN_TURNS).map(({ turn_id, username, level, seconds }) => (
            <li key={turn_id} data-part="turn" className="wrap-anywhere">
              {t('panel.turn', { name: username, level: number(level), seconds: number(seconds) })}
            </li>
          ))}
        </ol>
        {more > 0 ? <p className="text-text-muted">{t('panel.more', { shown: number(more) })}</p> : null}
      </div>
    </AppCard>
  );
}
