// `npm run bench -- busy --seconds 60`: twelve clients ask for pages with ever new parameters, as fast as they are
// answered; with `--writes` they chat, tip, upload, register, write and search. Others ask for a page that is in memory, and
// an orchestrator for /livez. `--rest 120` waits so long after the load before it measures the memory; `--postgres` starts a
// PostgreSQL beside the process, as on a real site. Needs the builds.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort, postgresFolder, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';

const CLIENTS = 12;
/** Milliseconds at the 99th percentile. */
const LIVE_BUDGET = 50;
const PAGE_BUDGET = 100;
/** What the heap may keep of a load, in bytes: code and caches that the first visitors fill. */
const HEAP_BUDGET = 40 * 2 ** 20;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rest: { type: 'string', default: '5' },
    writes: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
  },
});
const milliseconds = (name: 'seconds' | 'rest'): number => {
  const value = Number(values[name]) * 1_000;
  if (!(value > 0)) throw new Error(`--${name} must be a number above zero, got "${values[name]}"`);
  return value;
};
const [forMs, restMs] = [milliseconds('seconds'), milliseconds('rest')];
const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

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

/** The memory of the process after a full collection; the resident size is that before it. */
const memoryOf = async (name: string, server: RunningServer) => {
  const printed = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('memory '));
  const known = printed().length;
  server.process.kill('SIGUSR2');
  while (printed().length === known) {
    if (server.process.exitCode !== null) throw new Error(`The server ended:\n${server.output()}`);
    await sleep(50);
  }
  const { before, after, cpu } = JSON.parse(printed().at(-1)?.slice('memory '.length) ?? '');
  const shown = Object.entries({
    resident: before.rss,
    heap: after.heapUsed,
    external: after.external,
    buffers: after.arrayBuffers,
  }).map(([part, bytes]) => `${part} ${Math.round(Number(bytes) / 2 ** 20)}`);
  console.log(`memory ${name}: ${shown.join(', ')} MB`);
  return { heap: Number(after.heapUsed), cpuSeconds: (cpu.user + cpu.system) / 1e6 };
};

const dataDir = mkdtempSync(join(tmpdir(), 'footlight-bench-'));
const programs = postgresFolder();
if (values.postgres && !programs) throw new Error('PostgreSQL must be installed');
const databaseDir = mkdtempSync(join(tmpdir(), 'footlight-bench-'));
const database = values.postgres && programs ? await startPostgres(programs, databaseDir) : undefined;
const metricsPort = await freePort();
const server = await startServer({
  DATA_DIR: dataDir,
  METRICS_PORT: String(metricsPort),
  // Each client has an address of its own, and so do those who are measured.
  TRUST_PROXY: '127.0.0.1,::1',
  FOOTLIGHT_DEMO: '1',
  FOOTLIGHT_SIMULATION: '0',
  ...(database ? { DATABASE_URL: database.url } : {}),
  NODE_OPTIONS: `--import ${pathToFileURL(here('memory-probe.mjs'))}`,
});
try {
  const page = `${server.url}/girls`;
  const own = { 'x-forwarded-for': '198.51.100.1' };
  // Loads what the first visitor of a process loads.
  for (let count = 0; count < 5; count += 1) await (await fetch(page, { headers: own })).arrayBuffer();
  const idle = await memoryOf('before', server);
  const clients = fork(
    here(values.writes ? 'writers.ts' : 'readers.ts'),
    [server.url, String(CLIENTS), String(forMs)],
    { execArgv: ['--conditions=@footlight/source', '--import', 'tsx'] },
  );
  interface Answers {
    counts: Record<string, number>;
    faults: string[];
  }
  const counted = new Promise<Answers>((resolve, reject) => {
    clients.once('message', (answers) => resolve(answers as Answers));
    clients.once('exit', (code) => reject(new Error(`the clients ended with ${code}`)));
  });
  const [live, pages, answers] = await Promise.all([
    watch(`http://127.0.0.1:${metricsPort}/livez`, 50, {}),
    watch(page, 50, own),
    counted,
  ]);
  const load = loadavg()[0]?.toFixed(1);
  const busy = await memoryOf('at the end of the load', server);
  const sum = Object.values(answers.counts).reduce((all, count) => all + count, 0);
  console.log(
    `${CLIENTS} clients that ${values.writes ? 'write' : 'ask for new parameters'}: ${sum} answers, load ${load}`,
  );
  for (const [name, count] of Object.entries(answers.counts).sort())
    console.log(`  ${name}: ${count}, ${((100 * count) / sum).toFixed(1)} %`);
  console.log(`processor: ${(busy.cpuSeconds - idle.cpuSeconds).toFixed(1)} s of the server`);
  console.log(`/livez: ${shown(live.times)} (budget p99 ${LIVE_BUDGET} ms)`);
  console.log(`others' page in memory: ${shown(pages.times)} (budget p99 ${PAGE_BUDGET} ms)`);
  await sleep(restMs);
  const kept = (await memoryOf(`${values.rest} s after it`, server)).heap - idle.heap;
  console.log(`heap kept: ${(kept / 2 ** 20).toFixed(1)} MB (budget ${HEAP_BUDGET / 2 ** 20} MB)`);
  const faults = [...answers.faults, ...live.faults, ...pages.faults];
  if (faults.length > 0) console.log(`unexpected answers: ${[...new Set(faults)].join(', ')}`);
  const isWithin =
    at(live.times, 0.99) <= LIVE_BUDGET && at(pages.times, 0.99) <= PAGE_BUDGET && kept <= HEAP_BUDGET;
  process.exitCode = isWithin && faults.length === 0 ? 0 : 1;
} finally {
  await server.stop();
  await database?.stop();
  for (const folder of [dataDir, databaseDir]) rmSync(folder, { recursive: true, force: true });
}
