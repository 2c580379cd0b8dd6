import { watchDatabase } from '../kernel/metrics/database-metrics.ts';
import type { Metrics } from '../kernel/metrics/metrics.ts';
import type { Services } from './services.ts';

/** Adds the figures of the platform to those of its server. */
export function watchPlatform(metrics: Metrics, services: Services): void {
  const { context, realtime, disks, reconciliation } = services;
  const { stats } = realtime;
  watchDatabase(metrics, context.database.orm);
  metrics.gauge('footlight_sockets', 'Open sockets of this process.', 'state', () => ({ open: stats.open }));
  metrics.counter('footlight_socket_faults_total', 'Faults of sockets by kind.', 'kind', () => ({
    malformed: stats.malformed,
    slow: stats.slow,
    missed_pong: stats.missedPongs,
  }));
  metrics.gauge(
    'footlight_disk_free_bytes',
    'Free bytes of the disks with uploaded media (library) and published streams (hls).',
    'folder',
    disks.free,
  );
  metrics.gauge(
    'footlight_rendition_streams',
    'Published streams whose lower renditions this process encodes (encoding), cannot encode (failing), or leaves out because it has no more room (source_only).',
    'state',
    context.live.renditions.numbers,
  );
  metrics.counter(
    'footlight_payment_differences_total',
    'Differences between the purchases and the records of payment companies, by kind.',
    'kind',
    () => reconciliation.differences,
  );
}
