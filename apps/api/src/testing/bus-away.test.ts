import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { queryRows } from '../kernel/db/database.ts';
import { user } from '../kernel/db/schema/index.ts';
import { createRedisBus } from '../kernel/events/bus/redis-bus.ts';
import { findRedisServer, startTestRedis, type TestRedis } from '../kernel/events/bus/redis-server.ts';
import { balanceOf } from '../kernel/ledger/ledger.ts';
import { purseOf } from '../kernel/ledger/purses.ts';
import { openTestPlatform, type TestPlatform } from './platform.ts';

const binary = findRedisServer();
const port = 20_000 + ((process.pid + 7_919) % 30_000);
const late = async (ms: number) => {
  await wait(ms);
  return 'late' as const;
};

describe.skipIf(binary === null)('Redis is away (skipped when no redis-server is on PATH)', () => {
  let redis: TestRedis;
  let platform: TestPlatform;
  let isStopped = false;
  beforeAll(async () => {
    redis = await startTestRedis(binary ?? '', port);
    platform = await openTestPlatform({ redisUrl: redis.url }, undefined, 'to sockets');
  });
  afterAll(async () => {
    if (!isStopped) await platform.stop();
    await redis.stop();
  });

  it('answers changes at once and keeps no connection of the database, and tells their events when Redis is back', async () => {
    await redis.stop();
    const { work, database } = platform.context;
    const changes = Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        work.run(async (unit) => {
          unit.toUser(1, 'v3.token.update', { username: 'ada', tokens: at, token_change: 1 });
          return at;
        }),
      ),
    );
    expect(await Promise.race([changes, late(8_000)])).toHaveLength(12);
    const waiting = () => queryRows<{ id: number }>(database.orm, sql`SELECT id FROM outbox_event`);
    expect(await Promise.race([waiting(), late(4_000)])).toHaveLength(12);

    redis = await startTestRedis(binary ?? '', port);
    const other = await createRedisBus(redis.url, () => undefined);
    const received: unknown[] = [];
    await other.subscribe('user:1', (message) => received.push(message));
    for (let attempt = 0; attempt < 200 && (await waiting()).length > 0; attempt += 1) await wait(100);
    expect(await waiting()).toEqual([]);
    expect(received).toHaveLength(12);
    // Told late, each names the balance of now: a page that shows a newer one keeps it.
    const [owner] = await database.orm.select().from(user).where(eq(user.id, 1));
    const tokens = owner && (await balanceOf(database.orm, purseOf(owner)));
    expect(tokens).toBeGreaterThan(12);
    for (const message of received) expect(message).toMatchObject({ payload: { tokens } });
    await other.close();
  });

  it('tells the events of an outage to a process that comes back later than the one that tells them', async () => {
    const { work } = platform.context;
    const change = () =>
      work.run(async (unit) =>
        unit.toUser(2, 'v3.token.update', { username: 'bob', tokens: 3, token_change: 1 }),
      );
    // The longest wait of a process between two attempts is two seconds.
    const other = createClient({ url: redis.url, socket: { reconnectStrategy: 1_800 } });
    const failed = () => once(other, 'error').catch(() => undefined);
    other.on('error', () => undefined);
    await other.connect();
    const received: string[] = [];
    await other.subscribe('footlight:topic:user:2', (text) => received.push(text));
    await redis.stop();
    await change();
    // Long enough that the row counts as left.
    await wait(2_500);
    await failed();
    redis = await startTestRedis(binary ?? '', port);
    await vi.waitFor(() => platform.checks.bus?.(), 5_000);
    expect(other.isReady).toBe(false);
    await change();
    await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 15_000 });
    other.destroy();
  });

  it('ends when it is told to', async () => {
    await redis.stop();
    // As long as the jobs take to ask Redis who leads.
    await wait(1_500);
    isStopped = true;
    expect(await Promise.race([platform.stop().then(() => 'ended'), late(10_000)])).toBe('ended');
  });
});
