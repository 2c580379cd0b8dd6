import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BirthDateDraft,
  birthDateOf,
  birthYears,
  changeBirthDate,
  daysInMonth,
  emptyBirthDate,
  parseBirthDate,
} from './birth-date.ts';

/** The platform's calendar: the day before the first of the next month. */
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const years = fc.integer({ min: 1901, max: 2099 });
const months = fc.integer({ min: 1, max: 12 });

describe('birth date [AGE-04]', () => {
  it('has as many days as the calendar, with leap years', () => {
    fc.assert(
      fc.property(years, months, (year, month) => {
        expect(daysInMonth(month, year)).toBe(lastDay(year, month));
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses nothing that may still be right while month or year is missing', () => {
    expect(daysInMonth(null, null)).toBe(31);
    expect(daysInMonth(2, null)).toBe(29);
    expect(daysInMonth(4, null)).toBe(30);
  });

  it('offers the years from 18 ago back to 99 ago', () => {
    const offered = birthYears(2026);
    expect(offered[0]).toBe(2008);
    expect(offered.at(-1)).toBe(1927);
    expect(offered).toHaveLength(82);
  });

  it('gives a date only when complete, always one that exists, whatever the order of choices', () => {
    const choice = fc.oneof(
      fc.record({ part: fc.constant('year' as const), value: fc.oneof(fc.constant(''), years.map(String)) }),
      fc.record({
        part: fc.constant('month' as const),
        value: fc.oneof(fc.constant(''), months.map(String)),
      }),
      fc.record({
        part: fc.constant('day' as const),
        value: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 31 }).map(String)),
      }),
    );
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 12 }), (choices) => {
        let draft: BirthDateDraft = emptyBirthDate;
        for (const { part, value } of choices) draft = changeBirthDate(draft, part, value);
        const date = birthDateOf(draft);
        const isComplete = draft.year !== '' && draft.month !== '' && draft.day !== '';
        expect(date !== null).toBe(isComplete);
        if (date === null) return;
        expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
        expect(birthDateOf(parseBirthDate(date))).toBe(date);
      }),
      { numRuns: 2000 },
    );
  });

  it('takes out a day that the month does not have, and keeps the rest', () => {
    const draft = { year: '2000', month: '1', day: '31' };
    expect(changeBirthDate(draft, 'month', '2')).toEqual({ year: '2000', month: '2', day: '' });
    expect(changeBirthDate({ ...draft, month: '2', day: '29' }, 'year', '2001').day).toBe('');
    expect(changeBirthDate(draft, 'month', '3').day).toBe('31');
  });

  it.each(['0000-00-00', '2001-02-29', '2001-13-01', '1.2.2001', 'soon', '', null, undefined])(
    'reads nothing from %j',
    (text) => expect(parseBirthDate(text)).toEqual(emptyBirthDate),
  );
});
