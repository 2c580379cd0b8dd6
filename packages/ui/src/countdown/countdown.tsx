import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useAnnounce } from '../announcer/announcer.tsx';
import { momentReached, splitDays } from '../clock/remaining.ts';
import { type CountdownOptions, useCountdown } from '../clock/use-countdown.ts';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { cn } from '../lib/cn.ts';
import { warnOnce } from '../lib/warn-once.ts';
import { clock as clockText } from '../media-amount/clock.ts';

export type CountdownSize = 'sm' | 'md' | 'lg';

export const countdownVariants = {
  size: {
    sm: 'text-sm [&>[data-part=time]]:font-semibold',
    md: 'text-base [&>[data-part=time]]:text-lg [&>[data-part=time]]:font-semibold',
    lg: 'flex-col items-center gap-0.5 text-sm [&>[data-part=time]]:text-3xl [&>[data-part=time]]:font-bold',
  } satisfies Record<CountdownSize, string>,
};

export const countdownClass = cva('inline-flex items-baseline gap-2', {
  variants: countdownVariants,
  defaultVariants: { size: 'md' },
});

export interface CountdownProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Omit<CountdownOptions, 'onTick'> {
  /** Names what ends; announced with the time, and shown with `showLabel`. */
  label: string;
  showLabel?: boolean;
  size?: CountdownSize;
  /** Shown instead of the time when it is up. */
  ended?: ReactNode;
}

/**
 * A countdown. Each tick renders only this component, never its parent. Screen readers can query the time and hear an
 * announcement at 10, 5 and 1 minute, 10 seconds, and the end. Tokens: `--countdown-text`, `--countdown-ending`.
 */
export function Countdown({
  until,
  seconds,
  label,
  showLabel = false,
  size = 'md',
  ended,
  onEnd,
  clock,
  className,
  ...rest
}: CountdownProps) {
  const { t } = useTexts('extra');
  const number = useNumber();
  const announce = useAnnounce();
  const { left, end } = useCountdown({
    until,
    seconds,
    onTick(current, before) {
      const moment = momentReached(before, current);
      if (moment === null) return;
      const key = moment === 0 ? 'countdown.ended' : moment < 60 ? 'countdown.seconds' : 'countdown.minutes';
      const count = moment < 60 ? moment : moment / 60;
      announce(`${label}: ${t(key, { count, shown: number(count) })}`);
    },
    onEnd,
    clock,
  });
  if (!Number.isFinite(end)) {
    warnOnce(
      'countdown',
      'its end is not an instant that exists.',
      'Give `until` a valid date, or `seconds`.',
    );
  }

  const { days, rest: hours } = splitDays(left);
  const time =
    days > 0
      ? `${t('countdown.days', { count: days, shown: number(days) })} ${clockText(hours)}`
      : clockText(left);
  const state = left === 0 ? 'ended' : left <= 10 ? 'ending' : 'running';
  return (
    <div
      role="timer"
      aria-label={label}
      {...rest}
      data-component="countdown"
      data-size={size}
      data-state={state}
      className={cn(countdownClass({ size }), className)}
    >
      {showLabel ? (
        <span data-part="label" className="min-w-0 text-text-muted wrap-anywhere">
          {label}
        </span>
      ) : null}
      {/* The clocks of server and browser differ; the first tick corrects the time. */}
      <span
        data-part="time"
        suppressHydrationWarning
        className={cn(
          'numeric whitespace-nowrap transition-colors',
          state === 'ending'
            ? 'text-[var(--countdown-ending,var(--fl-danger-text))]'
            : 'text-[var(--countdown-text,var(--fl-text))]',
        )}
      >
        {state === 'ended' && ended !== undefined ? ended : time}
      </span>
    </div>
  );
}
