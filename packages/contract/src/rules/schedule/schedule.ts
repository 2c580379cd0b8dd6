/** A weekly time at which a broadcaster means to be live, in the zone of the schedule. */
export interface ScheduleSlot {
  /** ISO weekday: 1 is Monday, 7 Sunday. */
  day: number;
  /** Minutes after midnight, 0 to 1439. */
  start: number;
  minutes: number;
}

export interface WeeklySchedule {
  /** IANA time zone: `Europe/Amsterdam`. */
  zone: string;
  slots: readonly ScheduleSlot[];
}

/** A time of the schedule as it falls, in Unix milliseconds. */
export interface PlannedShow {
  start: number;
  end: number;
}

export const SCHEDULE_LIMITS = { slots: 21, shortest: 15, longest: 1_440 } as const;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Whether this platform knows the time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The wall clock of a zone at an instant, as if it were UTC. */
function wallTime(format: Intl.DateTimeFormat, at: number): number {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/**
 * The instant at which a zone's clock shows this time. A time that the clock skips in spring is an hour later; of one that it
 * shows twice in autumn it is the first.
 */
function instantOf(format: Intl.DateTimeFormat, wall: number): number {
  const offset = (at: number) => wallTime(format, at) - at;
  const candidates = [wall - offset(wall - DAY), wall - offset(wall + DAY)].sort((a, b) => a - b);
  const [first = wall, second = wall] = candidates;
  if (wallTime(format, first) === wall) return first;
  return second;
}

/** The shows that are not over, from now on for a week, the next one first. */
export function plannedShows({ zone, slots }: WeeklySchedule, now: number): PlannedShow[] {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  });
  const today = Math.floor(wallTime(format, now) / DAY) * DAY;
  const shows = slots.flatMap(({ day, start, minutes }) =>
    // From yesterday, because a show may run past midnight.
    Array.from({ length: 9 }, (_, index) => today + (index - 1) * DAY)
      .filter((date) => (new Date(date).getUTCDay() || 7) === day)
      .map((date) => {
        const at = instantOf(format, date + start * MINUTE);
        return { start: at, end: at + minutes * MINUTE };
      }),
  );
  return shows
    .filter(({ start, end }) => end > now && start < now + 7 * DAY)
    .sort((a, b) => a.start - b.start || a.end - b.end);
}
