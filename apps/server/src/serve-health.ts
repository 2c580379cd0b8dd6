import { Worker } from 'node:worker_threads';
import type { Metrics } from '@footlight/api/server';
import type { FromHealthThread, HealthThreadData, ToHealthThread } from './health-messages.ts';
import { portError } from './listen.ts';

const BEAT_EVERY_MS = 500;
/**
 * The longest work that the main thread does in one piece takes less than a second. A process that is silent for this long
 * hangs, and should be started again.
 */
const SILENT_AFTER_MS = 15_000;

interface HealthOptions {
  metrics: Pick<Metrics, 'text' | 'contentType'>;
  metricsPort: number | undefined;
  metricsHost: string;
  silentAfterMs?: number;
  /** The thread has ended, and nothing answers at its port any more. */
  onEnd(error: unknown): void;
}

export interface HealthServer {
  /** The opened port; undefined if none is set. */
  port: number | undefined;
  close(): Promise<void>;
}

/** Beside this file, in the sources and in the build. */
const THREAD = new URL('./health-thread.js', import.meta.url);

/**
 * Serves `GET /livez` and `GET /metrics` from their own thread and port: a busy main thread does not delay them,
 * and a proxy in front of the site cannot pass the metrics on by mistake. `/livez` answers 503 once the main thread is
 * silent for too long. Without a port nothing is served.
 *
 * @throws Error that names the setting, if the port cannot be opened
 */
export async function serveHealth(options: HealthOptions): Promise<HealthServer> {
  const { metrics, metricsPort, metricsHost, silentAfterMs = SILENT_AFTER_MS, onEnd } = options;
  if (metricsPort === undefined) return { port: undefined, close: async () => undefined };
  const heartbeat = new SharedArrayBuffer(8);
  const beats = new BigInt64Array(heartbeat);
  const beat = () => void Atomics.store(beats, 0, process.hrtime.bigint());
  beat();
  const beating = setInterval(beat, BEAT_EVERY_MS);
  beating.unref();
  const workerData: HealthThreadData = { host: metricsHost, port: metricsPort, heartbeat, silentAfterMs };
  const thread = new Worker(THREAD, { name: 'health', workerData });
  const close = async () => {
    clearInterval(beating);
    thread.removeAllListeners('exit');
    await thread.terminate();
  };
  const sendMetrics = async () => {
    const text = await metrics.text().catch(() => null);
    thread.postMessage({ text, contentType: metrics.contentType } satisfies ToHealthThread);
  };
  try {
    const port = await new Promise<number>((resolve, reject) => {
      thread.once('error', reject);
      thread.on('message', (message: FromHealthThread) => {
        if (message.type === 'metrics') return void sendMetrics();
        if (message.type === 'listening') return resolve(message.port);
        const { code, message: text } = message;
        const place = { host: metricsHost, port: metricsPort, setting: 'METRICS_PORT' } as const;
        reject(portError(Object.assign(new Error(text), { code }), place));
      });
    });
    thread.on('error', onEnd);
    thread.on('exit', () => onEnd(new Error('the thread of /livez and /metrics has ended')));
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
