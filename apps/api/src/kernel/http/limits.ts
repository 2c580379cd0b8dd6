import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { createClient } from 'redis';
import { ApiError } from '../api-error.ts';

/** A limit of `max` calls per window and key. With Redis all processes count together. */
export interface Limit {
  /**
   * Counts one call, or as many as its price says; throws `rate_limited` above the limit. An IPv6 address in the key counts
   * as its network.
   */
  take(request: FastifyRequest, key: string, price?: number): Promise<void>;
  /** Takes back one counted call: for calls where only failures count. */
  giveBack(request: FastifyRequest, key: string): Promise<void>;
}

/** Where limits count: in this process, or in Redis. */
export interface LimitStore {
  limiter(name: string, max: number, windowMs: number): RateLimiterMemory | RateLimiterRedis;
}

export function createLimitStore(redis: ReturnType<typeof createClient> | null): LimitStore {
  return {
    limiter(name, max, windowMs) {
      const options = { keyPrefix: `footlight:limit:${name}`, points: max, duration: windowMs / 1000 };
      const memory = new RateLimiterMemory(options);
      if (!redis) return memory;
      // While Redis is down, this process counts alone.
      return new RateLimiterRedis({
        ...options,
        storeClient: redis,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: memory,
      });
    },
  };
}

export interface LimitOptions {
  /** Each time the limit is exceeded, the key waits twice as long, from this many seconds up to {@link LONGEST_WAIT_S}. */
  growingFromS?: number;
}

interface LimitContext {
  options: { rateLimits: boolean };
  limits: LimitStore;
}

const LONGEST_WAIT_S = 900;
const DAY_MS = 86_400_000;

/** One person has a whole /64 of IPv6 addresses, so that network is what counts. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname
    .slice(1, -1)
    .split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const taken = new WeakMap<LimitStore, Set<string>>();

/** Two limits of one name would count together. */
function takeName(store: LimitStore, name: string): void {
  const names = taken.get(store) ?? new Set();
  if (names.has(name)) throw new Error(`There are two rate limits named "${name}".`);
  taken.set(store, names.add(name));
}

/**
 * @param name what Redis counts under: the area, and what is limited where an area has several limits. A release that keeps
 *   the name continues counting where the one before it stopped.
 */
export function createLimit(
  { options, limits }: LimitContext,
  name: string,
  max: number,
  windowMs: number,
  { growingFromS }: LimitOptions = {},
): Limit {
  const nothing = async () => undefined;
  if (!options.rateLimits) return { take: nothing, giveBack: nothing };
  takeName(limits, name);
  const limiter = limits.limiter(name, max, windowMs);
  const strikes = growingFromS === undefined ? null : limits.limiter(`${name}:strikes`, 1, DAY_MS);
  const keyOf = ({ ip }: FastifyRequest, key: string) => key.replaceAll(ip, networkOf(ip));

  const prolong = async (key: string) => {
    if (!strikes || growingFromS === undefined) return;
    const { consumedPoints } = await strikes.penalty(key);
    await limiter.block(key, Math.min(growingFromS * 2 ** (consumedPoints - 1), LONGEST_WAIT_S));
  };

  return {
    async take(request, asked, price = 1) {
      const key = keyOf(request, asked);
      try {
        await limiter.consume(key, price);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // Later calls do not prolong the wait, or nobody else could end it.
        const before = refused.consumedPoints - price;
        if (refused.consumedPoints > max && before <= max) await prolong(key);
        throw new ApiError('rate_limited');
      }
    },
    async giveBack(request, asked) {
      await limiter.reward(keyOf(request, asked));
    },
  };
}
