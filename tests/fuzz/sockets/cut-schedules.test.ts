import { expect, it } from 'vitest';
import { runCutSchedules } from './cut-schedules.ts';

it('[RT-02] [RT-03] loses and doubles nothing over 20 random schedules of cuts without saying so (npm run fuzz -- cuts)', async () => {
  const report = await runCutSchedules(Date.now() % 1_000_000, 20, 10);
  expect(report.schedules).toBe(20);
  expect(report.cuts).toBeGreaterThan(10);
  expect(report.own).toBeGreaterThan(5);
}, 120_000);
