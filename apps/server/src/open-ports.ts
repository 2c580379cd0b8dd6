import { setTimeout as wait } from 'node:timers/promises';
import type { Health, Metrics } from '@footlight/api/server';
import type { FastifyInstance } from 'fastify';
import type { Environment } from './environment.ts';
import { listen } from './listen.ts';
import { serveHealth } from './serve-health.ts';

interface Parts {
  app: FastifyInstance;
  health: Health;
  metrics: Metrics;
  /** Closes the app and all that it uses. */
  close: () => Promise<void>;
}

/**
 * Opens a process's ports, for its visitors and for those who watch it. Returns what ends it: load balancers are
 * notified and get time to send their requests elsewhere.
 */
export async function openPorts(
  { app, health, metrics, close }: Parts,
  environment: Pick<Environment, 'host' | 'port' | 'metricsHost' | 'metricsPort' | 'drainSeconds'>,
): Promise<() => Promise<void>> {
  const { host, port, drainSeconds } = environment;
  await listen(app, { host, port, setting: 'PORT', close });
  const onEnd = (error: unknown) =>
    app.log.error(
      { err: error },
      '/livez and /metrics no longer answer at METRICS_PORT; restart the process',
    );
  const watched = await serveHealth({ ...environment, metrics, onEnd }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return async () => {
    health.drain();
    await wait(drainSeconds * 1000);
    await close();
    await watched.close();
  };
}
