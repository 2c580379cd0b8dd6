import type { FastifyRequest } from 'fastify';
import { createClient } from 'redis';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../../../../scripts/lib/postgres.mjs';
import { findRedisServer, startTestRedis, type TestRedis } from '../events/bus/redis-server.ts';
import { createLimit, createLimitStore, networkOf } from './limits.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;
const here = from('192.0.2.1');
const context = (limits = createLimitStore(null)) => ({ options: { rateLimits: true }, limits });
const isRefused = (work: Promise<void>) =>
  work.then(
    () => false,
    () => true,
  );

afterEach(() => vi.useRealTimers());

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

describe('a limit', () => {
  test('holds for calls that come together, and forgets what is given back', async () => {
    const limit = createLimit(context(), 'tips', 3, 60_000);
    const together = await Promise.all(Array.from({ length: 5 }, () => isRefused(limit.take(here, 'key'))));
    expect(together.filter(Boolean)).toHaveLength(2);
    const other = createLimit(context(), 'tips', 3, 60_000);
    for (let count = 0; count < 10; count += 1) {
      await other.take(here, 'key');
      await other.giveBack(here, 'key');
    }
    expect(await isRefused(other.take(here, 'key'))).toBe(false);
  });

  test('counts a call as many times as its price', async () => {
    const limit = createLimit(context(), 'tips', 25, 60_000);
    const prices = [10, 10, 10, 1, 1];
    const refused: boolean[] = [];
    for (const price of prices) refused.push(await isRefused(limit.take(here, 'key', price)));
    expect(refused).toEqual([false, false, true, true, true]);
  });

  test('counts a /64 as one address, and each limit by itself', async () => {
    const both = context();
    const [limit, other] = [createLimit(both, 'one', 1, 60_000), createLimit(both, 'other', 1, 60_000)];
    const [one, neighbour] = [from('2001:db8:1:2::1'), from('2001:db8:1:2:ffff::9')];
    await limit.take(one, `${one.ip} name`);
    expect(await isRefused(limit.take(neighbour, `${neighbour.ip} name`))).toBe(true);
    expect(await isRefused(other.take(neighbour, `${neighbour.ip} name`))).toBe(false);
  });

  test('has a name of its own', () => {
    const both = context();
    createLimit(both, 'tips', 1, 60_000);
    expect(() => createLimit(both, 'tips', 2, 60_000)).toThrow('two rate limits named "tips"');
  });

  test('that grows makes each excess wait longer, and calls while waiting do not prolong it', async () => {
    vi.useFakeTimers();
    const limit = createLimit(context(), 'tips', 2, 1_000, { growingFromS: 30 });
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      while (!(await isRefused(limit.take(here, 'account')))) {}
      let seconds = 0;
      do {
        vi.advanceTimersByTime(5_000);
        seconds += 5;
      } while (await isRefused(limit.take(here, 'account')));
      waits.push(seconds);
    }
    expect(waits).toEqual([30, 60, 120]);
  });
});

const redisServer = findRedisServer();
describe.skipIf(!redisServer)('with Redis', () => {
  test('processes count together, of two releases too, and each alone while it is away', async () => {
    const server: TestRedis = await startTestRedis(redisServer ?? '', await freePort());
    const clients = [0, 1].map(() => createClient({ url: server.url, disableOfflineQueue: true }));
    const limits = await Promise.all(
      clients.map(async (client, release) => {
        client.on('error', () => undefined);
        await client.connect();
        const its = context(createLimitStore(client as never));
        // A release may bring limits of other areas before it.
        if (release === 1) createLimit(its, 'votes', 5, 60_000);
        return createLimit(its, 'tips', 2, 60_000);
      }),
    );
    const [one, other] = limits;
    await one!.take(here, 'key');
    await other!.take(here, 'key');
    expect(await isRefused(one!.take(here, 'key'))).toBe(true);
    await server.stop();
    expect(await isRefused(one!.take(here, 'key'))).toBe(false);
    for (const client of clients) client.destroy();
  });
});
