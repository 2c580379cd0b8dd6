import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import { connectionProblem, placeOf } from '../kernel/connection-problem.ts';
import type { Bus } from '../kernel/events/bus/bus.ts';
import { createMemoryBus } from '../kernel/events/bus/memory-bus.ts';
import { createRedisBus } from '../kernel/events/bus/redis-bus.ts';
import { createLimitStore } from '../kernel/http/limits.ts';
import type { PlatformOptions } from './options.ts';

/**
 * Without Redis the bus is local to this process; with it, several processes share rooms and events.
 *
 * @throws Error naming the server and what to do, if it cannot be reached
 */
export async function openBus({ redisUrl }: PlatformOptions, log: FastifyBaseLogger): Promise<Bus> {
  if (!redisUrl) return createMemoryBus();
  let isOpen = false;
  const onError = (error: unknown) => {
    if (isOpen) log.error({ err: error }, 'connection to Redis lost; will reconnect');
  };
  try {
    const bus = await createRedisBus(redisUrl, onError);
    isOpen = true;
    return bus;
  } catch (error) {
    throw new Error(
      `The Redis server that REDIS_URL names (${placeOf(redisUrl)}) cannot be reached: ${connectionProblem(error)}. Start it, or correct REDIS_URL.`,
      { cause: error },
    );
  }
}

/** With Redis, all processes count a limit together. The bus has connected before, so the address is right. */
export async function openLimits({ redisUrl }: PlatformOptions) {
  if (!redisUrl) return { store: createLimitStore(null), close: async () => undefined };
  const client = createClient({ url: redisUrl, disableOfflineQueue: true });
  // The bus reports lost connections. Until this one is back, each process counts alone.
  client.on('error', () => undefined);
  await client.connect();
  return { store: createLimitStore(client), close: async () => client.destroy() };
}
