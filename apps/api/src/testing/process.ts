import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loops } from '../demo/streams/loops.ts';
import { loopFolder } from '../demo/streams/store.ts';
import { embeddedDataFolder } from './embedded-database.ts';
import { TEST_SECRET } from './platform.ts';

/** Built by the tests' global set-up: from its sources, a process takes twenty seconds of a core to start. */
const SERVER = fileURLToPath(new URL('../../../server/dist', import.meta.url));

/** Of the demo's videos. */
const FRAME_RATE = 1;

export interface PlatformProcess {
  /** Its URL. */
  base: string;
  child: ChildProcess;
}

/** The stand-alone platform in a separate process, which a test may kill; resolves once it listens. */
export async function startPlatformProcess(
  dataDir: string,
  more: NodeJS.ProcessEnv = {},
): Promise<PlatformProcess> {
  const { DATABASE_URL: _, REDIS_URL: __, ...env } = process.env;
  // Nobody looks at the demo's videos. Their folders are there, so that no start, of which tests kill some, encodes them.
  for (const loop of loops.keys()) mkdirSync(loopFolder(dataDir, FRAME_RATE, loop), { recursive: true });
  const child = spawn(process.execPath, [join(SERVER, 'platform-main.js')], {
    env: {
      ...env,
      PORT: '0',
      DATA_DIR: dataDir,
      FOOTLIGHT_DEMO: '1',
      FOOTLIGHT_SECRET: TEST_SECRET,
      FOOTLIGHT_RATE_LIMITS: '0',
      FOOTLIGHT_FRAME_RATE: String(FRAME_RATE),
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'http://localhost:4000',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const base = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /Server listening at (http:\/\/127[^"\s]+)["\s]/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)));
  });
  return { base, child };
}

/**
 * A new data folder with the demo world. The first call makes it, which takes ten seconds of a core, and others take a
 * copy. The caller removes it.
 */
export async function demoDataFolder(name: string): Promise<string> {
  const { TEST_DEMO_FOLDER: shared } = process.env;
  if (!shared) throw new Error('The global set-up of the platform’s tests has not run.');
  const world = join(shared, 'world');
  if (!existsSync(world)) {
    const made = embeddedDataFolder('world');
    const { child } = await startPlatformProcess(made, { FOOTLIGHT_SIMULATION: '0' });
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    // Two test files may make it at once: one of both is kept.
    if (existsSync(world)) rmSync(made, { recursive: true, force: true });
    else renameSync(made, world);
  }
  const folder = mkdtempSync(join(tmpdir(), `footlight-${name}-`));
  cpSync(world, folder, { recursive: true });
  return folder;
}

/** Runs a built entry of apps/server until it ends: its exit code and everything that it printed. */
export async function runServerProcess(
  entry: 'admin' | 'main' | 'platform-main',
  args: readonly string[],
  more: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  const { DATABASE_URL: _, REDIS_URL: __, ...env } = process.env;
  const child = spawn(process.execPath, [join(SERVER, `${entry}.js`), ...args], {
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** A session over real HTTP: returns the headers for later calls. `body` signs up or logs in. */
export async function sessionOver(base: string, path: string, body: object): Promise<Record<string, string>> {
  let cookie = '';
  const config = async () => {
    const response = await fetch(`${base}/api/v1/site_config`, { headers: { cookie } });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return ((await response.json()) as { csrf: string }).csrf;
  };
  const headers = async () => ({
    'content-type': 'application/json',
    'x-csrf-token': await config(),
    cookie,
  });
  const first = await headers();
  const response = await fetch(`${base}/api/v1${path}`, {
    method: 'POST',
    headers: { ...first, cookie },
    body: JSON.stringify(body),
  });
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return headers();
}
