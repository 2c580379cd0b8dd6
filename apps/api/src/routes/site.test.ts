import { expect, test } from 'vitest';
import { yearWeek } from './site.ts';

test.each([
  ['2026-11-21', '2026-47'],
  ['2027-01-01', '2026-53'],
  ['2027-01-04', '2027-01'],
  ['2024-12-30', '2025-01'],
  ['2023-01-01', '2022-52'],
])('the ISO week of %s is %s', (day, week) => {
  expect(yearWeek(new Date(`${day}T12:00:00Z`))).toBe(week);
});
