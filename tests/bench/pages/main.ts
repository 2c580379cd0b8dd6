// `npm run bench -- html [--next] [--runs 5]`: the HTML of `/` with 20,000 broadcasters on PostgreSQL: answers a second
// from one process with a warm cache (at least 1,500), and processor time of a render that misses it (at most 30 ms).
// With --next, a page of Next.js with the same cards and data beside it, which the site must beat in answers a second,
// blocking time and bytes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { postgresFolder, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { startServer } from '../../e2e/support/server.ts';
import { growDemo } from '../lists/grow.ts';
import { lighthouse, reportLine } from './lighthouse.ts';
import { load, loadLine } from './load.ts';
import { startNext } from './next.ts';

const LEAST_PER_SECOND = 1_500;
const MOST_CPU_MS = 30;
const BROADCASTERS = 20_000;
const MISSES = 100;

const { values } = parseArgs({
  options: { next: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' } },
});
const postgres = postgresFolder();
if (!postgres) throw new Error('PostgreSQL is not installed: nothing can be measured');
const dataDir = mkdtempSync(join(tmpdir(), 'footlight-html-'));
const database = await startPostgres(postgres, mkdtempSync(join(tmpdir(), 'footlight-html-database-')));
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  FOOTLIGHT_SIMULATION: '0',
  FOOTLIGHT_RATE_LIMITS: '0',
};
const server = await startServer(env);
const over: string[] = [];

/** Processor time of the server so far, in milliseconds; Linux counts it in hundredths of a second. */
const cpuTime = (): number => {
  const fields = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};
const get = async (path: string): Promise<void> => {
  const answer = await fetch(server.url + path);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  await answer.text();
};

try {
  await growDemo(database.url, BROADCASTERS);
  const warm = await load(`${server.url}/`);
  process.stdout.write(loadLine('site, /', warm));
  if (warm.perSecond < LEAST_PER_SECOND) over.push(`fewer than ${LEAST_PER_SECOND} answers a second`);

  // A parameter that nobody else has is rendered anew.
  for (let warmUp = 0; warmUp < 30; warmUp += 1) await get(`/?warm=${warmUp}`);
  const before = cpuTime();
  for (let miss = 0; miss < MISSES; miss += 1) await get(`/?miss=${miss}`);
  const cpu = (cpuTime() - before) / MISSES;
  process.stdout.write(
    `site, / rendered         ${cpu.toFixed(1)} ms of processor time, compression included\n`,
  );
  if (cpu > MOST_CPU_MS) over.push(`a render takes more than ${MOST_CPU_MS} ms`);

  if (values.next) {
    const next = await startNext(server.url);
    try {
      const loads = { site: await load(`${server.url}/girls`), next: await load(`${next.url}/girls`) };
      const runs = Number(values.runs);
      const views = {
        site: await lighthouse(`${server.url}/girls`, runs),
        next: await lighthouse(`${next.url}/girls`, runs),
      };
      for (const name of ['site', 'next'] as const)
        process.stdout.write(
          loadLine(`${name}, /girls`, loads[name]) + reportLine(`${name}, /girls`, views[name]),
        );
      if (loads.site.perSecond <= loads.next.perSecond) over.push('Next.js answers more often');
      if (views.site.tbt > views.next.tbt) over.push('Next.js blocks a phone for a shorter time');
      if (views.site.bytes > views.next.bytes) over.push('Next.js loads fewer bytes');
    } finally {
      await next.stop();
    }
  }
} finally {
  await server.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const one of over) process.stdout.write(`OVER: ${one}\n`);
process.exitCode = over.length > 0 ? 1 : 0;
