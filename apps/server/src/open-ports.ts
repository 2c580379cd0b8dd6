import { setTimeout as wait } from 'node:timers/promises';
import type { Health, Metrics } from '@footlight/api/server';
import type { FastifyInstance } from 'fastify';
import type { Environment } from './environment.ts';
import { listen } from './listen.ts';
import { serveMetrics } from './serve-metrics.ts';

interface Parts {
  app: FastifyInstance;
  health: Health;
  metrics: Metrics;
  /** Closes the app and all that it uses. */
  close: () => Promise<void>;
}

/**
 * Opens a process's ports, for its visitors and for its metrics. Returns what ends it: load balancers are told, and have
 * time to send their requests elsewhere.
 */
export async function openPorts(
  { app, health, metrics, close }: Parts,
  environment: Pick<Environment, 'host' | 'port' | 'metricsHost' | 'metricsPort' | 'drainSeconds'>,
): Promise<() => Promise<void>> {
  const { host, port, drainSeconds } = environment;
  await listen(app, { host, port, setting: 'PORT', close });
  const closeMetrics = await serveMetrics(metrics, environment).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return async () => {
    health.drain();
    await wait(drainSeconds * 1000);
    await close();
    await closeMetrics();
  };
}
