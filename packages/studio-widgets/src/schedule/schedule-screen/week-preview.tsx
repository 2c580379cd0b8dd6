import { useTexts } from '@footlight/ui';
import { minutesOf, type SlotDraft, useDayName } from './slot-draft.ts';

const DAY = 1_440;
const WEEK = 7 * DAY;
const HOURS = [0, 6, 12, 18, 24];

/** The parts of a week's times that lie on a day, as shares of it; a time after midnight ends on the next day. */
const partsOn = (slots: readonly SlotDraft[], day: number) =>
  slots.flatMap(({ id, day: from, clock, minutes }) => {
    const start = minutesOf(clock);
    if (start === null) return [];
    // A time on Sunday night ends in the first day of the week.
    return [0, WEEK].flatMap((ago) => {
      const begins = (from - day) * DAY + start - ago;
      const [left, right] = [Math.max(begins, 0), Math.min(begins + minutes, DAY)];
      return left < right ? [{ id, left: left / DAY, width: (right - left) / DAY }] : [];
    });
  });

/** The week as bars. Screen readers read the fields instead. */
export const WeekPreview = ({ slots }: { slots: readonly SlotDraft[] }) => {
  const { t, language } = useTexts('schedule');
  const dayName = useDayName('short');
  const hour = new Intl.DateTimeFormat(language, { hour: 'numeric', timeZone: 'UTC' });
  return (
    <div
      aria-hidden="true"
      data-part="week"
      className="flex min-w-0 flex-col gap-3 rounded-lg bg-surface p-4 shadow-xs forced-colors:border"
    >
      <p className="heading text-lg">{t('week')}</p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 text-sm">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <div key={day} className="contents">
            <span className="text-text-muted">{dayName(day)}</span>
            <span className="relative h-6 overflow-hidden rounded-sm bg-surface-sunken forced-colors:border">
              {partsOn(slots, day).map(({ id, left, width }) => (
                <span
                  key={id}
                  data-part="time"
                  className="absolute inset-y-0 rounded-sm bg-primary transition-all forced-colors:bg-[Highlight]"
                  style={{ insetInlineStart: `${left * 100}%`, width: `${width * 100}%` }}
                />
              ))}
            </span>
          </div>
        ))}
        <span className="col-start-2 flex justify-between text-xs text-text-muted">
          {HOURS.map((at) => (
            <span key={at}>{hour.format(at * 3_600_000)}</span>
          ))}
        </span>
      </div>
    </div>
  );
};
