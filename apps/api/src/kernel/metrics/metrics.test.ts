import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestPlatform, TestBrowser, type TestPlatform } from '../../testing/platform.ts';
import { createMetrics } from './metrics.ts';

const metrics = createMetrics();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ metrics });
});
afterAll(() => platform.stop());

/** The value of a metric by its name and labels, as Prometheus reads it. */
async function seriesOf(series: string): Promise<number | undefined> {
  const lines = (await metrics.text()).split('\n');
  const line = lines.find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

test('the database tells outboxes, rooms, payments and the ledger, whose kinds sum to zero', async () => {
  expect(await seriesOf('footlight_outbox_waiting{outbox="events"}')).toBe(0);
  expect(await seriesOf('footlight_rooms{status="offline"}')).toBeGreaterThan(0);
  const balances = (await metrics.text())
    .split('\n')
    .filter((line) => line.startsWith('footlight_ledger_tokens{'))
    .map((line) => Number(line.split(' ')[1]));
  expect(balances.length).toBeGreaterThanOrEqual(2);
  expect(balances.some((balance) => balance !== 0)).toBe(true);
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
});

test('requests are counted by the pattern of their route, which names nobody', async () => {
  await new TestBrowser(platform.app).get('/ai/model/model');
  await new TestBrowser(platform.app).get('/no-such-call');
  const text = await metrics.text();
  expect(text).not.toContain('model/model');
  expect(text).toMatch(
    /footlight_http_request_seconds_count\{method="GET",route="[^"]*:[^"]*",status="\d+"\} 1/,
  );
});

test('a failed job is counted, and the time of its last success stays', async () => {
  metrics.jobRan('example', 0.2, true);
  const before = await seriesOf('footlight_job_last_success_seconds{task="example"}');
  metrics.jobRan('example', 0.2, false);
  expect(await seriesOf('footlight_job_seconds_count{task="example",result="failed"}')).toBe(1);
  expect(await seriesOf('footlight_job_last_success_seconds{task="example"}')).toBe(before);
});
