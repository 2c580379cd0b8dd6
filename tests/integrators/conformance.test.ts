import { checkPlatform, reportText } from '@footlight/platform-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPlatform, runPlatform } from './running-platform.ts';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
}, 90_000);
afterAll(() => platform.stop());

const account = { username: 'viewer', password: 'footlight' };

test('the reference platform passes every check', async () => {
  const report = await checkPlatform({ baseUrl: platform.baseUrl, account, room: 'model', spend: true });
  expect(report.findings, reportText(report)).toEqual([]);
  expect(report.checks.filter(({ result }) => result === 'skipped')).toEqual([]);
  expect(report.passed).toBeGreaterThan(200);
}, 120_000);
