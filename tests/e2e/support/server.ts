import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

export interface RunningServer {
  url: string;
  process: ChildProcess;
  /** Everything that it printed. */
  output(): string;
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Starts the built site and platform on a free port and waits until it answers. */
export const startServer = async (
  env: Record<string, string>,
  { port: given, main = MAIN }: { port?: number; main?: string } = {},
): Promise<RunningServer> => {
  const port = given ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), STORYBOOK: '0', PUBLIC_URL: url, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that runs out of time while the server starts cannot stop it.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  child.stdout?.on('data', (data) => {
    output += data;
  });
  child.stderr?.on('data', (data) => {
    output += data;
  });
  const until = Date.now() + 90_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended by itself:\n${output}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) break;
    if (Date.now() > until) throw new Error(`The server does not answer:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    url,
    process: child,
    output: () => output,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        const limit = setTimeout(() => child.kill('SIGKILL'), 10_000);
        child.once('exit', () => {
          clearTimeout(limit);
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
};
