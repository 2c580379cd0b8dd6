import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { delimiter, join } from 'node:path';

/** A Redis server for tests, without persistence. */
export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

/** The first Redis or Valkey server on PATH, or null. */
export function findRedisServer(): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of ['redis-server', 'valkey-server']) {
      const candidate = join(folder, name);
      if (folder !== '' && existsSync(candidate)) return candidate;
    }
  }
  return null;
}

/** Starts a server on loopback and waits until it listens. */
export async function startTestRedis(binary: string, port: number): Promise<TestRedis> {
  const child = spawn(
    binary,
    [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--protected-mode',
      'yes',
    ],
    { stdio: 'ignore' },
  );
  await untilListening(port, child);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The Redis server ended with ${child.exitCode}`);
    const listens = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (listens) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The Redis server did not listen in time');
}
