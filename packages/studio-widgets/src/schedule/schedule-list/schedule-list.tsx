import type { PlannedShowTime } from '@footlight/contract';
import { cn, useTexts } from '@footlight/ui';
import { type ComponentProps, useId } from 'react';

export interface ScheduleListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The next one first. */
  shows: readonly PlannedShowTime[];
  /** Unix milliseconds. */
  now: number;
  /** IANA time zone; default: the browser's. */
  zone?: string;
}

/** The planned shows of a broadcaster in the visitor's time zone. Draws nothing without shows. */
export const ScheduleList = ({ shows, now, zone, className, ...rest }: ScheduleListProps) => {
  const { t, language } = useTexts('schedule');
  const titleId = useId();
  const [next, ...later] = shows;
  if (!next) return null;
  const day = new Intl.DateTimeFormat(language, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', timeZone: zone },
  });
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  const time = ({ starts_at: start, ends_at: end }: PlannedShowTime) => {
    const ends = clock.format(new Date(end));
    const text =
      Date.parse(start) <= now
        ? t('now', { end: ends })
        : t('span', { start: day.format(new Date(start)), end: ends });
    return <time dateTime={start}>{text}</time>;
  };
  return (
    <section
      {...rest}
      data-component="schedule-list"
      aria-labelledby={titleId}
      className={cn(
        'flex flex-col gap-2 rounded-lg bg-surface p-4 shadow-xs forced-colors:border',
        className,
      )}
    >
      <h2 id={titleId} className="heading text-lg">
        {t('next')}
      </h2>
      <p className="font-semibold wrap-anywhere">{time(next)}</p>
      {later.length > 0 ? (
        <ul aria-label={t('later')} className="flex flex-col gap-1">
          {later.map((show) => (
            <li key={show.starts_at + show.ends_at} className="wrap-anywhere">
              {time(show)}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="text-sm text-text-muted">{t('yours')}</p>
    </section>
  );
};
