import type { Metrics } from '@footlight/api/server';
import Fastify from 'fastify';
import { listen } from './listen.ts';

/**
 * Serves `GET /metrics` on a port of its own, so that a proxy in front of the site cannot pass it on by mistake. Returns
 * what closes it; without a port nothing is served.
 */
export async function serveMetrics(
  metrics: Metrics,
  { metricsPort, metricsHost }: { metricsPort: number | undefined; metricsHost: string },
): Promise<() => Promise<void>> {
  if (metricsPort === undefined) return async () => undefined;
  const app = Fastify();
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  const close = () => app.close();
  await listen(app, { host: metricsHost, port: metricsPort, setting: 'METRICS_PORT', close });
  return close;
}
