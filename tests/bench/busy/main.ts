// `npm run bench -- busy --seconds 60`: twelve clients ask for pages with ever new parameters, as fast as they are
// answered. Others ask for a page that is in memory, and an orchestrator for /livez. Needs the builds.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort, startServer } from '../../e2e/support/server.ts';

const CLIENTS = 12;
/** Milliseconds at the 99th percentile. */
const LIVE_BUDGET = 50;
const PAGE_BUDGET = 100;
const ALLOWED = ['200', '429', '503'];

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
const forMs = Number(values.seconds) * 1_000;
if (!(forMs > 0)) throw new Error(`--seconds must be a number above zero, got "${values.seconds}"`);

const at = (times: number[], share: number): number =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
const shown = (times: number[]): string =>
  `p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms of ${times.length}`;

/** Times of one address, asked again and again with a pause; an answer other than 200 is a fault. */
const watch = async (url: string, pauseMs: number, headers: Record<string, string>) => {
  const times: number[] = [];
  const faults: string[] = [];
  for (const until = performance.now() + forMs; performance.now() < until; ) {
    const started = performance.now();
    const status = await fetch(url, { headers, signal: AbortSignal.timeout(30_000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return String(answer.status);
      },
      (error: Error) => error.name,
    );
    times.push(performance.now() - started);
    if (status !== '200') faults.push(status);
    await sleep(pauseMs);
  }
  return { times, faults };
};

const dataDir = mkdtempSync(join(tmpdir(), 'footlight-bench-'));
const metricsPort = await freePort();
const server = await startServer({
  DATA_DIR: dataDir,
  METRICS_PORT: String(metricsPort),
  // Each client has an address of its own, and so do those who are measured.
  TRUST_PROXY: '127.0.0.1,::1',
  FOOTLIGHT_DEMO: '1',
  FOOTLIGHT_SIMULATION: '0',
});
try {
  const page = `${server.url}/girls`;
  const own = { 'x-forwarded-for': '198.51.100.1' };
  // Loads what the first visitor of a process loads.
  for (let count = 0; count < 5; count += 1) await (await fetch(page, { headers: own })).arrayBuffer();
  const clients = fork(
    fileURLToPath(new URL('clients.ts', import.meta.url)),
    [server.url, String(CLIENTS), String(forMs)],
    { execArgv: ['--import', 'tsx'] },
  );
  const counted = new Promise<Record<string, number>>((resolve, reject) => {
    clients.once('message', (counts) => resolve(counts as Record<string, number>));
    clients.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)));
  });
  const [live, pages, counts] = await Promise.all([
    watch(`http://127.0.0.1:${metricsPort}/livez`, 50, {}),
    watch(page, 50, own),
    counted,
  ]);
  const sum = Object.values(counts).reduce((all, count) => all + count, 0);
  const shares = Object.entries(counts).map(
    ([status, count]) => `${status} ${((100 * count) / sum).toFixed(1)} %`,
  );
  console.log(`${CLIENTS} clients with new parameters: ${sum} answers, ${shares.join(', ')}`);
  console.log(`/livez: ${shown(live.times)} (budget p99 ${LIVE_BUDGET} ms)`);
  console.log(`others' page in memory: ${shown(pages.times)} (budget p99 ${PAGE_BUDGET} ms)`);
  const unexpected = [...Object.keys(counts).filter((status) => !ALLOWED.includes(status))];
  const faults = [...live.faults, ...pages.faults];
  if (unexpected.length > 0) console.log(`unexpected answers: ${unexpected.join(', ')}`);
  if (faults.length > 0) console.log(`not 200 where it should be: ${[...new Set(faults)].join(', ')}`);
  const isWithin = at(live.times, 0.99) <= LIVE_BUDGET && at(pages.times, 0.99) <= PAGE_BUDGET;
  process.exitCode = isWithin && unexpected.length === 0 && faults.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
