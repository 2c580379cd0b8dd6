import { expect, test } from 'vitest';
import { openTestPlatform, TestBrowser } from '../testing/platform.ts';
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

test('a demo that the network can reach says so to every page, another one does not', async () => {
  for (const isPublicDemo of [true, false]) {
    const platform = await openTestPlatform({ isPublicDemo });
    const { body } = await new TestBrowser(platform.app).get('/site_config?ssr=1');
    expect(body.isDemo).toBe(isPublicDemo || undefined);
    await platform.stop();
  }
});
