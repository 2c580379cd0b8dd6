// The end-to-end tests on PostgreSQL and two processes that share rooms by Redis: starts both servers from what is
// installed on this machine, on throw-away data, runs the tests, and stops them.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureApi, ensureInstalled, ensureSite } from './lib/fresh.mjs';
import { bin, run } from './lib/run.mjs';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Debian keeps the server's programs in a folder for each version. */
const postgresFolder = () => {
  const onIt = onPath('initdb');
  if (onIt) return join(onIt, '..');
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((name) => Number(name) >= 15) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest ? join(root, newest, 'bin') : null;
};

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const untilListening = async (port, child, name) => {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${name} ended by itself.`);
    const isOpen = await new Promise((resolve) => {
      const socket = createConnection({ port, host: '127.0.0.1' });
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error(`${name} does not listen.`);
};

const stopped = (child, signal) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill(signal);
  });

/** PostgreSQL refuses to run as root; as root it runs as the system's own user for it. */
const postgresUser = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
  const [uid, gid] = [id('-u'), id('-g')];
  if (Number.isNaN(uid)) throw new Error('PostgreSQL does not run as root, and there is no user "postgres".');
  return { uid, gid };
};

const startPostgres = async (folder, root) => {
  const user = postgresUser();
  const data = join(root, 'postgres');
  if (user.uid !== undefined) chownSync(root, user.uid, user.gid);
  const made = spawnSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'footlight', '--auth=trust', '-E', 'UTF8', '--no-sync'],
    {
      ...user,
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}${made.stderr}`);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(folder, 'postgres'), ['-D', data, '-p', String(port), ...options], {
    ...user,
    cwd: root,
    stdio: 'ignore',
  });
  await untilListening(port, child, 'PostgreSQL');
  await sleep(500);
  return { url: `postgres://footlight@127.0.0.1:${port}/postgres`, stop: () => stopped(child, 'SIGINT') };
};

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
