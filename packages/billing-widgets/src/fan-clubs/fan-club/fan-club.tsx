import { FANCLUB_LEVELS, type Fanclub, type FanclubLevel } from '@footlight/contract';
import { Avatar, Banner, Button, cn, useNumber, useTexts } from '@footlight/ui';
import type { ComponentProps } from 'react';
import { useDay } from '../../lib/use-day.ts';
import { usePressed } from '../../lib/use-pressed.ts';
import { FanClubLevelCard } from './fan-club-level-card.tsx';

export interface FanClubProps extends Omit<ComponentProps<'section'>, 'children'> {
  club: Fanclub;
  /** The reader is the broadcaster whose club it is. */
  owner: boolean;
  /** A request to join, change or leave is being sent. */
  pending: boolean;
  /** Unix milliseconds; decides how much of the paid month is unused when the level changes. */
  now: number;
  /** The viewer wants this level. The parent must ask for confirmation of the price before it charges. */
  onChoose: (level: FanclubLevel) => void;
  onLeave: () => void;
}

/** A broadcaster's fan club: the three levels with their prices, and the viewer's own membership (spec 1 §2, §6). */
export function FanClub({ club, owner, pending, now, onChoose, onLeave, className, ...rest }: FanClubProps) {
  const { t } = useTexts(['billing', 'ui']);
  const number = useNumber();
  const { press, progressOf } = usePressed(pending);
  const { membership, display_name: name, member_count: members } = club;
  const date = useDay();
  const tokens = (count: number) => t('ui:tokens', { count, shown: number(count) });
  return (
    <section
      {...rest}
      data-component="fan-club"
      data-state={membership ? 'member' : club.is_enabled ? 'open' : 'closed'}
      className={cn('flex min-w-0 flex-col gap-6', className)}
    >
      <header className="flex min-w-0 flex-wrap items-center gap-4">
        <Avatar name={name} src={club.avatar_url} size="lg" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h1 className="heading text-2xl wrap-anywhere desktop:text-3xl">{t('fanclub.title', { name })}</h1>
          <p data-part="members" className="text-sm text-text-muted">
            {t('fanclub.members', { count: members, shown: number(members) })}
          </p>
        </div>
      </header>
      <p className="max-w-prose text-text-muted wrap-anywhere">{t('fanclub.intro', { name })}</p>
      {club.is_enabled ? null : <Banner appearance="info">{t('fanclub.closed')}</Banner>}
      {membership ? (
        <div
          data-part="membership"
          className="footlight-glow flex flex-wrap items-center justify-between gap-4 rounded-lg border border-border bg-surface p-5"
        >
          <p className="flex min-w-0 flex-col gap-1 wrap-anywhere">
            <span className="font-semibold">
              {t('fanclub.yours', { level: t(`ui:fanclub.${membership.level}`) })}
            </span>
            <span className="text-sm text-text-muted">
              {membership.is_ending
                ? t('fanclub.ends', { date: date(membership.paid_until) })
                : membership.next_level
                  ? t('fanclub.becomes', {
                      date: date(membership.paid_until),
                      level: t(`ui:fanclub.${membership.next_level}`),
                      tokens: tokens(membership.renewal_price),
                    })
                  : t('fanclub.renews', {
                      date: date(membership.paid_until),
                      tokens: tokens(membership.renewal_price),
                    })}
            </span>
          </p>
          {membership.is_ending ? null : (
            <Button
              variant="outline"
              {...progressOf('leave')}
              onClick={() => {
                press('leave');
                onLeave();
              }}
            >
              {t('fanclub.leave')}
            </Button>
          )}
        </div>
      ) : null}
      <ul
        aria-label={t('fanclub.levels')}
        data-part="levels"
        className="grid gap-4 [grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))]"
      >
        {FANCLUB_LEVELS.map((level) => (
          <FanClubLevelCard
            key={level}
            level={level}
            club={club}
            owner={owner}
            progress={progressOf(level)}
            now={now}
            onChoose={() => {
              press(level);
              onChoose(level);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
