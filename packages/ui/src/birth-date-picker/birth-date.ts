/** Spec 1 §5 and §9: the ages that the picker offers, in years. */
const youngestAge = 18;
const oldestAge = 99;

/** The chosen parts; an empty string is not chosen yet. Months and days count from 1. */
export interface BirthDateDraft {
  year: string;
  month: string;
  day: string;
}

export const emptyBirthDate: BirthDateDraft = { year: '', month: '', day: '' };

const shortMonths = [4, 6, 9, 11];

/**
 * Days of a month: 31 without a month, and 29 for February without a year, so that no valid date is excluded. Uses the
 * leap year rule of spec 1 §5 (every fourth year), which is correct from 1901 to 2099.
 */
export function daysInMonth(month: number | null, year: number | null): number {
  if (month === null) return 31;
  if (shortMonths.includes(month)) return 30;
  if (month !== 2) return 31;
  return year === null || year % 4 === 0 ? 29 : 28;
}

/** From the youngest to the oldest. */
export const birthYears = (currentYear: number): number[] =>
  Array.from({ length: oldestAge - youngestAge + 1 }, (_, index) => currentYear - youngestAge - index);

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

/** Days that the draft allows. */
export const daysOf = (draft: BirthDateDraft): number =>
  daysInMonth(numberOrNull(draft.month), numberOrNull(draft.year));

/** Returns the draft with one part changed. A day that the month does not have is cleared, never moved. */
export function changeBirthDate(
  draft: BirthDateDraft,
  part: keyof BirthDateDraft,
  value: string,
): BirthDateDraft {
  const next = { ...draft, [part]: value };
  return Number(next.day) > daysOf(next) ? { ...next, day: '' } : next;
}

/** `YYYY-MM-DD` once all three are chosen, else null. */
export function birthDateOf({ year, month, day }: BirthDateDraft): string | null {
  if (!year || !month || !day) return null;
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The draft of `YYYY-MM-DD`; empty for an invalid date, such as `0000-00-00` or 30 February. */
export function parseBirthDate(date: string | null | undefined): BirthDateDraft {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date ?? '');
  if (!found) return emptyBirthDate;
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number);
  const exists = year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(month, year);
  return exists ? { year: String(year), month: String(month), day: String(day) } : emptyBirthDate;
}
