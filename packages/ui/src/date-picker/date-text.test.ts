import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateOf, datePattern, formatDateText, parseDateText } from './date-text.ts';

const languages = ['en', 'en-GB', 'de', 'es', 'fr', 'it', 'nl', 'sv', 'ja', 'ar', 'fa'];
const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('reads in every language what it writes', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...languages), (value, language) => {
      expect(parseDateText(formatDateText(value, language), language)).toBe(value);
    }),
  );
});

it('never reads a text as a day that does not exist', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,4}[./ -][0-9]{1,2}[./ -][0-9]{1,4}$/), (text) => {
      const value = parseDateText(text, 'de');
      if (value !== null) expect(dateOf(value)?.toString()).toBe(value);
    }),
  );
});

it.each([
  ['24.12.2026', 'de', '2026-12-24'],
  ['1.2.26', 'de', '2026-02-01'],
  ['24122026', 'de', '2026-12-24'],
  ['12/24/2026', 'en', '2026-12-24'],
  ['24/12/2026', 'en', null],
  ['2026-12-24', 'en', '2026-12-24'],
  ['２４．１２．２０２６', 'de', '2026-12-24'],
  ['29.02.2027', 'de', null],
  ['0.1.2026', 'de', null],
  ['24.12.', 'de', null],
  ['tomorrow', 'en', null],
])('reads %s in %s as %s', (text, language, value) => {
  expect(parseDateText(text, language)).toBe(value);
});

it('writes the pattern of a language', () => {
  expect(datePattern('de', { day: 'TT', month: 'MM', year: 'JJJJ' })).toBe('TT.MM.JJJJ');
  expect(datePattern('en', { day: 'DD', month: 'MM', year: 'YYYY' })).toBe('MM/DD/YYYY');
});
