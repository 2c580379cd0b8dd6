import { useTexts } from '@footlight/ui';

export interface SlotDraft {
  id: number;
  /** 1 is Monday. */
  day: number;
  /** `20:00`; empty while it is typed. */
  clock: string;
  minutes: number;
}

/** Minutes after midnight; null for an empty field. */
export const minutesOf = (clock: string): number | null => {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

const MONDAY = Date.UTC(2026, 0, 5);

/** The name of a weekday; 1 is Monday. */
export const useDayName = (weekday: 'short' | 'long') => {
  const { language } = useTexts('schedule');
  const name = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return (day: number) => name.format(MONDAY + (day - 1) * 86_400_000);
};
