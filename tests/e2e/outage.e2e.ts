import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findRedisServer, startTestRedis } from '../../apps/api/src/kernel/events/bus/redis-server.ts';
import { postgresFolder, startPostgres } from '../../scripts/lib/postgres.mjs';
import { expect, expectBalance, joined, line, logIn, openTips, post, tip } from './support/fixtures.ts';
import { temporaryFolder } from './support/folder.ts';
import { cameraStage, goLiveByCamera } from './support/people.ts';
import { freePort, type RunningServer, startServer } from './support/server.ts';
import { type Product, test } from './support/servers.ts';

/* PostgreSQL and Redis go away and come back, below two processes of the product with its demo, and the people in a room. */

const postgres = postgresFolder();
const redis = findRedisServer();
test.skip(!postgres || !redis, 'needs PostgreSQL, and Redis or Valkey');

/** How long each of the two is away: as long as a quick restart. */
const AWAY_MS = 4_000;
let folder: ReturnType<typeof temporaryFolder>;
let copy: Product;
const processes: RunningServer[] = [];
let database: Awaited<ReturnType<typeof startPostgres>>;
let bus: Awaited<ReturnType<typeof startTestRedis>>;
let metricsPort: number;
let env: Record<string, string> = {};

test.beforeAll(async ({ product }) => {
  copy = product;
  folder = temporaryFolder('outage');
  const root = folder.path;
  database = await startPostgres(postgres ?? '', root);
  bus = await startTestRedis(redis ?? '', await freePort());
  metricsPort = await freePort();
  env = {
    DATABASE_URL: database.url,
    REDIS_URL: bus.url,
    FOOTLIGHT_SECRET: randomBytes(32).toString('base64url'),
    FOOTLIGHT_SIMULATION: '0',
    FOOTLIGHT_RATE_LIMITS: '0',
    FOOTLIGHT_HLS_DIR: join(root, 'shared/hls'),
    FOOTLIGHT_UPLOADS_DIR: join(root, 'shared/library'),
  };
  const start = (name: string, own: Record<string, string>) =>
    startServer({ ...env, DATA_DIR: join(root, name), ...own }, { main: copy.main });
  processes.push(await start('data-0', { METRICS_PORT: String(metricsPort) }));
  processes.push(await start('data-1', {}));
});
test.afterEach(({ page: _ }, { status }) => {
  if (status !== 'passed') for (const one of processes) process.stdout.write(one.output());
});
test.afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await bus.stop();
  await database.stop();
  folder.remove();
});

const command = (...args: string[]): string =>
  execFileSync(process.execPath, [copy.admin, ...args], {
    env: { ...process.env, ...env, DATA_DIR: join(folder.path, 'data-0') },
    encoding: 'utf8',
  });
const urlAt = (index: number): string => processes[index]?.url ?? '';
/** What the process says about itself. */
const readiness = async (index: number) => {
  const answer = await fetch(`${urlAt(index)}/readyz`);
  const { checks } = (await answer.json()) as { checks: Record<string, string> };
  return { status: answer.status, ...checks };
};

/** The number of failed runs of a job, as the first process counts them. */
const failedRuns = async (job: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const [, count] =
    new RegExp(`job_seconds_count\\{task="${job}",result="failed"\\} (\\d+)`).exec(text) ?? [];
  return Number(count ?? 0);
};
const READY = { status: 200, database: 'ok', bus: 'ok' };
const areReady = async (): Promise<void> => {
  for (const index of [0, 1]) await expect.poll(() => readiness(index)).toEqual(READY);
};
/** Nobody has loaded the page again, and no process has ended. */
const isUndisturbed = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  for (const { process: one } of processes) expect([one.exitCode, one.signalCode]).toEqual([null, null]);
};

test('[RT-03] a room outlives the loss of PostgreSQL and of Redis: tips are paid once, lines come once, nothing is reloaded', {
  tag: '@long',
}, async ({ person, visitor, complaints }) => {
  // What browsers say of calls that fail meanwhile, and of video that nobody may read until it is no longer kept.
  complaints.allow(/status of 503|status of 404 .*\/live\//);
  const filmer = await person({ url: urlAt(0) });
  await logIn(filmer, 'filmer', '/studio');
  await goLiveByCamera(filmer);
  const [fan, friend] = [await visitor({ url: urlAt(0) }), await visitor({ url: urlAt(1) })];
  await logIn(fan, 'viewer', '/filmer');
  await logIn(friend, 'premium', '/filmer');
  for (const page of [fan, friend]) await joined(page);
  await tip(fan, 20);
  await expectBalance(fan, 480);
  await expect(line(friend, /20 tokens/)).toHaveCount(1);
  await fan.evaluate(() => Object.assign(window, { isSameDocument: true }));

  await database.stop();
  for (const index of [0, 1]) {
    await expect.poll(() => readiness(index)).toEqual({ status: 503, database: 'away', bus: 'ok' });
    expect((await fetch(`${urlAt(index)}/livez`)).status).toBe(200);
  }
  const panel = await openTips(fan);
  const amount = panel.getByLabel('Amount in tokens');
  await amount.fill('30');
  await panel.getByRole('button', { name: 'Tip 30 tokens' }).click();
  await expect(panel).toContainText('Try again in a moment.');
  await expect(amount).toHaveValue('30');
  await post(fan, 'said without a database');
  const unsaid = line(fan, 'said without a database');
  await expect(unsaid).toContainText('Error sending message');
  const late = await visitor({ url: urlAt(0) });
  expect((await late.goto('/filmer'))?.status()).toBe(503);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('Oops...');
  await fan.waitForTimeout(AWAY_MS);
  await expect.poll(() => failedRuns('outbox')).toBeGreaterThan(0);
  expect(processes[0]?.output()).toContain('job failed; will retry');
  // Values of statements, such as the names of streams, are no matter of the log.
  for (const one of processes) expect(one.output()).not.toContain('params:');

  await database.start();
  await areReady();
  await panel.getByRole('button', { name: 'Tip 30 tokens' }).click();
  await expectBalance(fan, 450);
  await expect(line(friend, /30 tokens/)).toHaveCount(1);
  await unsaid.getByRole('button', { name: 'Send again' }).click();
  await expect(line(friend, 'said without a database')).toHaveCount(1);
  await late.reload();
  await joined(late);
  await expect(cameraStage(filmer)).toHaveAttribute('data-state', 'live');
  await isUndisturbed(fan);

  await bus.stop();
  for (const index of [0, 1]) {
    await expect.poll(() => readiness(index)).toEqual({ status: 503, database: 'ok', bus: 'away' });
  }
  await post(fan, 'said without a bus');
  await expect(line(fan, 'said without a bus')).toContainText('Sending');
  await fan.waitForTimeout(AWAY_MS);
  bus = await startTestRedis(redis ?? '', Number(new URL(bus.url).port));
  await areReady();
  await post(friend, 'said after the bus was away');
  for (const page of [fan, friend]) {
    await joined(page);
    await expect(line(page, 'said after the bus was away')).toHaveCount(1);
    await expect(line(page, 'said without a bus')).toHaveCount(1);
    await expect(line(page, 'Sending')).toHaveCount(0);
  }
  await panel.getByLabel('Amount in tokens').fill('10');
  await panel.getByRole('button', { name: 'Tip 10 tokens' }).click();
  await expectBalance(fan, 440);
  await expect(line(friend, /10 tokens/)).toHaveCount(1);
  await isUndisturbed(fan);
  expect(command('check-ledger')).toContain('0 faults');
});
