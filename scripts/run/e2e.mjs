// `npm run e2e`: builds what is stale and runs the end-to-end tests; other arguments go to Playwright. `--shared` runs
// them on PostgreSQL and on two processes that share rooms by Redis, both started from what is installed, on throw-away
// data.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from '../lib/ensure-browser.mjs';
import { checkNode, ensureInstalled, ensureProduct } from '../lib/fresh.mjs';
import {
  freePort,
  onPath,
  postgresFolder,
  startPostgres,
  stopped,
  untilListening,
} from '../lib/postgres.mjs';
import { bin, run } from '../lib/run.mjs';

const startRedis = async (binary) => {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(binary, args, { stdio: 'ignore' });
  await untilListening(port, child, 'Redis');
  return { url: `redis://127.0.0.1:${port}`, stop: () => stopped(child, 'SIGTERM') };
};

/** Runs `work` with the addresses of a PostgreSQL and a Redis that live as long as it does. */
const withServers = async (work) => {
  const folder = postgresFolder();
  const redis = onPath('redis-server') ?? onPath('valkey-server');
  if (!folder)
    throw new Error('PostgreSQL 15 or newer is not installed. On Debian: apt-get install postgresql');
  if (!redis)
    throw new Error('Neither Redis nor Valkey is installed. On Debian: apt-get install redis-server');
  const root = mkdtempSync(join(tmpdir(), 'footlight-shared-'));
  const servers = [];
  try {
    const database = await startPostgres(folder, root);
    servers.push(database);
    const bus = await startRedis(redis);
    servers.push(bus);
    console.log(`  PostgreSQL ${folder}, Redis ${redis}, two processes`);
    return await work({ DATABASE_URL: database.url, REDIS_URL: bus.url });
  } finally {
    for (const server of servers.reverse()) await server.stop();
    rmSync(root, { recursive: true, force: true });
  }
};

const main = async () => {
  const args = process.argv.slice(2).filter((argument) => argument !== '--shared');
  const isShared = process.argv.includes('--shared');
  checkNode();
  await ensureInstalled();
  await ensureBrowser();
  await ensureProduct();
  const play = (env = {}) => run(bin('playwright'), ['test', ...args], { env });
  const { code } = isShared ? await withServers(play) : await play();
  process.exitCode = code;
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
