import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTimeText, isTime, parseTimeText, stepTime } from './time-text.ts';

const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));

it('reads in every language what it writes', () => {
  fc.assert(
    fc.property(time, fc.constantFrom('en', 'en-GB', 'de', 'es', 'fr', 'it', 'nl'), (value, language) => {
      expect(parseTimeText(formatTimeText(value, language))).toBe(value);
    }),
  );
});

it.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['0930', '09:30'],
  ['9.30', '09:30'],
  ['9h30', '09:30'],
  ['9:30 pm', '21:30'],
  ['9 p.m.', '21:00'],
  ['12 am', '00:00'],
  ['12:05pm', '12:05'],
  ['0:00', '00:00'],
  ['13 pm', null],
  ['24:00', null],
  ['9:60', null],
  ['9:5', null],
  ['1:2:3', null],
  ['noon', null],
])('reads %s as %s', (text, value) => {
  expect(parseTimeText(text)).toBe(value);
});

it('steps to multiples, around midnight', () => {
  expect(stepTime('09:10', 15, 1)).toBe('09:15');
  expect(stepTime('09:10', 15, -1)).toBe('09:00');
  expect(stepTime('23:45', 15, 1)).toBe('00:00');
  expect(stepTime('00:00', 15, -1)).toBe('23:45');
  expect(stepTime(null, 30, 1)).toBe('00:00');
  fc.assert(
    fc.property(
      time,
      fc.constantFrom(1, 5, 15, 30, 60),
      fc.constantFrom<1 | -1>(1, -1),
      (value, step, way) => {
        expect(isTime(stepTime(value, step, way))).toBe(true);
      },
    ),
  );
});
