import {
  type CalendarDate,
  isSameDay,
  isSameMonth,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNumber } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { cn } from '../lib/cn.ts';
import { writeDate } from './date-text.ts';

interface CalendarProps {
  value: CalendarDate | null;
  today: CalendarDate;
  min: CalendarDate | null;
  max: CalendarDate | null;
  onChoose: (value: string) => void;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** The weeks that have a day of this month, by the first weekday of the language. */
function weeksOf(month: CalendarDate, language: string): CalendarDate[][] {
  const weeks: CalendarDate[][] = [];
  const first = startOfWeek(startOfMonth(month), language);
  for (
    let start = first;
    start.compare(startOfMonth(month).add({ months: 1 })) < 0;
    start = start.add({ weeks: 1 })
  )
    weeks.push(WEEK.map((days) => start.add({ days })));
  return weeks;
}

/** A month of days to choose from (ARIA APG, date picker dialog). */
export function Calendar({ value, today, min, max, onChoose }: CalendarProps) {
  const { t, language } = useTexts('extra');
  const number = useNumber();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const clamp = (date: CalendarDate) => {
    if (min && date.compare(min) < 0) return min;
    return max && date.compare(max) > 0 ? max : date;
  };
  const [active, setActive] = useState(() => clamp(value ?? today));
  const weeks = weeksOf(active, language);
  const isOut = (date: CalendarDate) => clamp(date).compare(date) !== 0;

  const moveFocus = (next: CalendarDate) => {
    flushSync(() => setActive(clamp(next)));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const weekStart = startOfWeek(active, language);
    const far = event.shiftKey ? { years: 1 } : { months: 1 };
    const moves: Record<string, () => CalendarDate> = {
      ArrowLeft: () => active.subtract({ days: forward }),
      ArrowRight: () => active.add({ days: forward }),
      ArrowUp: () => active.subtract({ weeks: 1 }),
      ArrowDown: () => active.add({ weeks: 1 }),
      Home: () => weekStart,
      End: () => weekStart.add({ days: 6 }),
      PageUp: () => active.subtract(far),
      PageDown: () => active.add(far),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    moveFocus(move());
  };
  const turn = (months: number) => setActive(clamp(active.add({ months })));
  const isFirst = min !== null && isSameMonth(active, min);
  const isLast = max !== null && isSameMonth(active, max);
  return (
    <div data-part="calendar" className="flex min-h-74 flex-col gap-2">
      <div className="flex items-center gap-1">
        <IconButton
          label={t('date.previousMonth')}
          size="sm"
          data-part="previous"
          aria-disabled={isFirst}
          onClick={() => turn(-1)}
        >
          <ChevronLeft className="rtl:-scale-x-100" />
        </IconButton>
        <p id={titleId} aria-live="polite" data-part="month" className="heading flex-1 text-center text-base">
          {writeDate(active, language, { month: 'long', year: 'numeric' })}
        </p>
        <IconButton
          label={t('date.nextMonth')}
          size="sm"
          data-part="next"
          aria-disabled={isLast}
          onClick={() => turn(1)}
        >
          <ChevronRight className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar is a grid (ARIA APG).
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th
                key={date.toString()}
                scope="col"
                data-part="weekday"
                aria-label={writeDate(date, language, { weekday: 'long' })}
                className="pb-1 text-2xs font-semibold text-text-muted"
              >
                {writeDate(date, language, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.toString()}>
              {week.map((date) => {
                if (!isSameMonth(date, active)) return <td key={date.toString()} />;
                const isChosen = value !== null && isSameDay(date, value);
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus.
                  <td
                    key={date.toString()}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above.
                    role="gridcell"
                    aria-selected={isChosen}
                    className="p-0.5"
                  >
                    <button
                      type="button"
                      data-part="day"
                      data-state={isChosen ? 'selected' : undefined}
                      tabIndex={isSameDay(date, active) ? 0 : -1}
                      aria-label={writeDate(date, language, { dateStyle: 'full' })}
                      aria-current={isSameDay(date, today) ? 'date' : undefined}
                      aria-disabled={isOut(date) || undefined}
                      onClick={() => {
                        if (!isOut(date)) onChoose(date.toString());
                      }}
                      className={cn(
                        'numeric grid h-9 w-full place-items-center rounded-sm border border-transparent text-sm transition-colors focus-visible:outline-offset-0 aria-[current=date]:border-border-strong aria-[current=date]:font-bold off:cursor-not-allowed off:opacity-50',
                        isChosen
                          ? 'bg-primary font-semibold text-on-primary forced-colors:border-4 forced-colors:border-[Highlight]'
                          : 'hover:bg-primary-soft hover:text-on-primary-soft',
                      )}
                    >
                      {number(date.day)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
