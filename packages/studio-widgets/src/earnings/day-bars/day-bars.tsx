import { cn, useNumber } from '@footlight/ui';
import type { ComponentProps } from 'react';

export interface DayBarsProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the chart shows, and where the same numbers are as text. */
  label: string;
  /** The value of each day, in order. */
  bars: readonly { day: string; value: number }[];
  /** A value for people; by default a number. */
  valueText?: (value: number) => string;
  /** A day for people. */
  dayText: (day: string) => string;
}

const HEIGHT = 100;
/** Of a bar's width. */
const GAP = 0.2;

/** A bar for each day. It has a table beside it with the same numbers, which everybody can read. */
export const DayBars = (props: DayBarsProps) => {
  const { label, bars, valueText, dayText, className, ...rest } = props;
  const number = useNumber();
  const text = valueText ?? number;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const first = bars[0]?.day;
  const last = bars.at(-1)?.day;
  return (
    <figure {...rest} data-component="day-bars" className={cn('flex min-w-0 flex-col gap-1', className)}>
      <span aria-hidden className="numeric text-xs text-text-muted">
        {text(most)}
      </span>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${Math.max(1, bars.length)} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-border fill-primary forced-colors:fill-[CanvasText]"
      >
        {bars.map(({ day, value }, nth) => {
          const height = (Math.max(0, value) / most) * HEIGHT;
          return (
            <rect key={day} x={nth + GAP / 2} y={HEIGHT - height} width={1 - GAP} height={height}>
              <title>{`${dayText(day)}: ${text(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div aria-hidden className="flex flex-wrap justify-between gap-x-4 text-xs text-text-muted">
        <span>{first ? dayText(first) : ''}</span>
        <span>{last && last !== first ? dayText(last) : ''}</span>
      </div>
    </figure>
  );
};
