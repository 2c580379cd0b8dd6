import { createServer } from 'node:http';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The thread of `GET /livez` and `GET /metrics`. It uses only Node's own modules and waits for nobody, so that it answers
 * while the main thread is busy. JavaScript, because a thread of Node 20 loads no TypeScript.
 *
 * @typedef {import('./health-messages.ts').FromHealthThread} FromHealthThread
 * @typedef {import('./health-messages.ts').ToHealthThread} ToHealthThread
 * @typedef {import('./health-messages.ts').HealthThreadData} HealthThreadData
 */

/** How long a scrape waits for the main thread before it gets the numbers of the last one. */
const ANSWER_WITHIN_MS = 2_000;

const main = parentPort;
if (!main) throw new Error('health-thread.js runs in a thread of the server only.');
/** @type {HealthThreadData} */
const { host, port, heartbeat, silentAfterMs } = workerData;
const beats = new BigInt64Array(heartbeat);

/** Milliseconds since the main thread's event loop last ran. */
const silentMs = () => Number((process.hrtime.bigint() - Atomics.load(beats, 0)) / 1_000_000n);

/** @type {{ text: string, contentType: string, at: number } | null} */
let last = null;
/** Scrapes that wait for the same numbers. @type {{ settled: Promise<void>, settle: () => void } | null} */
let asked = null;

/** @param {FromHealthThread} message */
const send = (message) => main.postMessage(message);

const freshMetrics = () => {
  if (asked) return asked.settled;
  let settle = () => undefined;
  /** @type {Promise<void>} */
  const settled = new Promise((resolve) => {
    settle = () => void resolve();
  });
  asked = { settled, settle };
  send({ type: 'metrics' });
  return settled;
};

main.on('message', (/** @type {ToHealthThread} */ { text, contentType }) => {
  if (text !== null) last = { text, contentType, at: performance.now() };
  asked?.settle();
  asked = null;
});

const ownMetrics = () => {
  const silent = `# HELP footlight_main_thread_silent_seconds Time since the event loop of the main thread last ran.
# TYPE footlight_main_thread_silent_seconds gauge
footlight_main_thread_silent_seconds ${(silentMs() / 1000).toFixed(3)}
`;
  if (!last) return silent;
  return `${silent}# HELP footlight_metrics_age_seconds Age of the other numbers: above zero if the main thread did not answer in time.
# TYPE footlight_metrics_age_seconds gauge
footlight_metrics_age_seconds ${((performance.now() - last.at) / 1000).toFixed(3)}
`;
};

const server = createServer(async (request, response) => {
  const path = request.url?.split('?')[0];
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
  if (path === '/livez') {
    const isAlive = silentMs() <= silentAfterMs;
    return void response
      .writeHead(isAlive ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify({ status: isAlive ? 1 : 0 }));
  }
  if (path === '/metrics') {
    const late = new Promise((resolve) => {
      setTimeout(resolve, ANSWER_WITHIN_MS).unref();
    });
    await Promise.race([freshMetrics(), late]);
    return void response
      .writeHead(200, { 'content-type': last?.contentType ?? 'text/plain; version=0.0.4; charset=utf-8' })
      .end(`${last?.text ?? ''}\n${ownMetrics()}`);
  }
  response.writeHead(404).end();
});
server.on('error', (/** @type {NodeJS.ErrnoException} */ { code, message }) =>
  send({ type: 'failed', code, message }),
);
server.listen({ host, port }, () => {
  const address = server.address();
  const opened = typeof address === 'object' && address !== null ? address.port : port;
  send({ type: 'listening', port: opened });
});
