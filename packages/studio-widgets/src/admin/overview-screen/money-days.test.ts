import { exampleStaffOverview } from '@footlight/contract/fixtures';
import { expect, it } from 'vitest';
import { figureOf } from './money-days.ts';

const days = (tips: number[]) =>
  (exampleStaffOverview.money ?? []).map((day, nth) => ({ ...day, tips: tips[nth] ?? 0 }));

it('sums the last seven days, and compares them with the seven before', () => {
  expect(figureOf(days([1, 1, 1, 1, 1, 1, 4, 2, 2, 2, 2, 2, 2, 3]), 'tips')).toEqual({
    today: 3,
    week: 15,
    change: 0.5,
  });
});

it('compares with nothing if nothing was before', () => {
  expect(figureOf(days([0, 0, 0, 0, 0, 0, 0, 5]), 'tips')).toEqual({ today: 0, week: 5, change: null });
  expect(figureOf([], 'tips')).toEqual({ today: 0, week: 0, change: null });
});
