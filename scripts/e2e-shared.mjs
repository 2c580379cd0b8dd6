// The end-to-end tests on PostgreSQL and two processes that share rooms by Redis: starts both servers from what is
// installed on this machine, on throw-away data, runs the tests, and stops them.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureApi, ensureInstalled, ensureSite } from './lib/fresh.mjs';
import { freePort, onPath, postgresFolder, startPostgres, stopped, untilListening } from './lib/postgres.mjs';
import { bin, run } from './lib/run.mjs';

const startRedis = async (binary) => {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(binary, args, { stdio: 'ignore' });
  await untilListening(port, child, 'Redis');
  return { url: `redis://127.0.0.1:${port}`, stop: () => stopped(child, 'SIGTERM') };
};

const main = async () => {
  const folder = postgresFolder();
  const redis = onPath('redis-server') ?? onPath('valkey-server');
  if (!folder)
    throw new Error(
      'No PostgreSQL server (15 or newer) is installed here. On Debian: apt-get install postgresql',
    );
  if (!redis)
    throw new Error('No Redis or Valkey server is installed here. On Debian: apt-get install redis-server');
  await ensureInstalled();
  await ensureBrowser();
  await ensureApi();
  await ensureSite();
  const root = mkdtempSync(join(tmpdir(), 'footlight-shared-'));
  const servers = [];
  try {
    const database = await startPostgres(folder, root);
    servers.push(database);
    const bus = await startRedis(redis);
    servers.push(bus);
    console.log(`  PostgreSQL ${folder}, Redis ${redis}, two processes`);
    const env = { DATABASE_URL: database.url, REDIS_URL: bus.url };
    const { code } = await run(bin('playwright'), ['test', ...process.argv.slice(2)], { env });
    process.exitCode = code;
  } finally {
    for (const server of servers.reverse()) await server.stop();
    rmSync(root, { recursive: true, force: true });
  }
};

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
